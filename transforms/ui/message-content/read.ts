/** `message.content`, as a value and as a type. */
import { isWritten } from '../../../src/sdk/syntax.js';
import { isOpaque, mayBe } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { MentionUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { joined, optional } from '../ui-messages/parts.js';

export function changeRead({ name, key, node }: ReadUse, context: Context): boolean {
  if (isWritten(node) || ts.isDeleteExpression(node.parent) || isCastAway(node, context)) return false;
  const fallback = fallbackAround(node);
  if (fallback) {
    const range = { start: fallback.left.end, end: fallback.right.end };
    return seen.has(fallback) || (seen.add(fallback) && context.change(node, draft => draft.replaceRange(node, range)));
  }
  const text = optional(context.checker.getTypeAtLocation(node.expression), context) + joined(name, node, context);
  context.change(key, draft => {
    if (ts.isPropertyAccessExpression(node)) draft.replace(node.name, `parts${text}`);
    else {
      const start = node.expression.end;
      draft.replaceRange(node, { start, end: node.end }, `${node.questionDotToken ? '?' : ''}.parts${text}`);
    }
  });
  return true;
}

/** `message.content as Item[]`: what was cast is no text. */
function isCastAway(node: tsTypes.Expression, { checker }: Context): boolean {
  let cast = node.parent;
  while (ts.isAsExpression(cast) && ts.isAsExpression(cast.parent)) cast = cast.parent;
  if (!ts.isAsExpression(cast)) return false;
  const type = checker.getTypeFromTypeNode(cast.type);
  return !isOpaque(type) && !mayBe(type, ts.TypeFlags.StringLike);
}

const seen = new WeakSet<tsTypes.Node>();

/** `message.parts || [{ type: 'text', text: message.content }]`: under 7 there are always parts. */
function fallbackAround(node: ReadUse['node']): tsTypes.BinaryExpression | undefined {
  const parts = `${node.expression.getText()}.parts`;
  return ts.findAncestor(
    node,
    (at): at is tsTypes.BinaryExpression =>
      ts.isBinaryExpression(at) && isOr(at.operatorToken) && at.left.getText() === parts,
  );
}

const isOr = ({ kind }: tsTypes.Node): boolean =>
  kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken;

/** `UIMessage['content']` */
export function changeMention({ node }: MentionUse, context: Context): boolean {
  const type = node.parent;
  if (!ts.isIndexedAccessTypeNode(type) || type.indexType !== node) return false;
  context.change(node, draft => draft.replace(type, 'string'));
  return true;
}
