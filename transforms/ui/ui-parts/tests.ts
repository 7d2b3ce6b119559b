/** What asks for a source or its `id`, or for a message of the role `data`. */
import { comparedWith } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { membersNamed, membersOf } from '../ui-messages/members.js';
import { extractAround, includesArgument, isPart, partOf } from '../ui-messages/part-type.js';
import { changeSourceId } from './source.js';

const PART = 'SourceUIPart';

export function changeTests(source: tsTypes.SourceFile, context: Context): void {
  (function visit(node: tsTypes.Node): void {
    if (ts.isStringLiteralLike(node)) {
      if (node.text === 'source' && asksForSource(node, context))
        context.change(node, draft => draft.rename(node, 'source-url'));
      else if (node.text === 'data' && isRole(node, context)) reportRole(node, context);
    } else if (ts.isPropertyAccessExpression(node) && node.name.text === 'id') changeSourceId(node, context);
    ts.forEachChild(node, visit);
  })(source);
}

function asksForSource(literal: tsTypes.StringLiteralLike, context: Context): boolean {
  const extract = extractAround(literal, 'type');
  if (extract) return isPart(context.checker.getTypeFromTypeNode(extract.typeArguments![0]!), PART, context);
  const subject = comparedWith(literal) ?? includesArgument(literal);
  return subject !== undefined && partOf(subject, PART, context) !== undefined;
}

function isRole(literal: tsTypes.StringLiteralLike, context: Context): boolean {
  const subject = comparedWith(literal);
  if (subject) return membersOf(subject, context).includes('UIMessage.role');
  const property = literal.parent;
  if (!ts.isPropertyAssignment(property) || property.name.getText() !== 'role') return false;
  const type = context.checker.getContextualType(property.parent as tsTypes.ObjectLiteralExpression);
  return type !== undefined && membersNamed(type, 'role', context).includes('UIMessage.role');
}

function reportRole(literal: tsTypes.Node, context: Context): void {
  context.report(literal, {
    message: 'No UI message has the role `data` in 7: one that is sent throws, and none comes.',
    remedy: 'Write a `data-NAME` part of another message instead; take out the question for it.',
    severity: 'error',
  });
}
