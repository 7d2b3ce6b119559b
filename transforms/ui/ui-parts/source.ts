/** `part.source.url` → `part.url` */
import { isWritten, outward } from '../../../src/sdk/syntax.js';
import { isOpaque } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Use } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { membersNamed, membersOf } from '../ui-messages/members.js';

const MEMBERS: Readonly<Record<string, string>> = {
  id: 'sourceId',
  url: 'url',
  title: 'title',
  providerMetadata: 'providerMetadata',
};

const ID = 'UISource.id';

export function changeSource(use: Use, context: Context): void {
  const { node, key } = use;
  const next = node.parent;
  const member =
    use.form === 'read' && ts.isPropertyAccessExpression(next) && next.expression === node ? next.name : undefined;
  if (use.form === 'read' && member && member.text in MEMBERS && !isWritten(next)) {
    context.change(key, draft => {
      const dot = use.node.questionDotToken ? '?.' : '.';
      draft.replaceRange(node, { start: use.node.expression.end, end: next.end }, dot + MEMBERS[member.text]);
    });
    return;
  }
  if (use.form === 'mention' && ts.isIndexedAccessTypeNode(next) && next.indexType === node) {
    context.change(key, draft => draft.replaceRange(next, { start: next.objectType.end, end: next.end }));
    return;
  }
  if (use.form === 'read' && !member && !isWritten(node) && canBePart(use.node, context)) {
    context.change(key, draft => draft.replaceRange(node, { start: use.node.expression.end, end: node.end }));
    return;
  }
  context.report(key, {
    message: 'A source part has no `source` in 7: `sourceId`, `url` and `title` are its own.',
    remedy: 'Use the part itself, of type `source-url`, with `sourceId` for `id`.',
    severity: 'error',
  });
}

/** Whether nothing is expected there but what a source part had, whose reads change too. */
function canBePart(source: tsTypes.Expression, context: Context): boolean {
  const expected = context.checker.getContextualType(outward(source) as tsTypes.Expression);
  return !expected || isOpaque(expected) || membersNamed(expected, 'id', context).includes(ID);
}

/** `source.id`, of a source that was taken out of its part. */
export function changeSourceId(access: tsTypes.PropertyAccessExpression, context: Context): void {
  const isOfPart = membersOf(access.expression, context).includes('SourceUIPart.source');
  if (isOfPart && ts.isPropertyAccessExpression(access.expression)) return;
  const type = context.checker.getTypeAtLocation(access.expression);
  if (membersNamed(type, 'id', context).join() === ID)
    context.change(access.name, draft => draft.rename(access.name, 'sourceId'));
}
