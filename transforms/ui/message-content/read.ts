/** `message.content`, as a value and as a type. */
import { isOr, isWritten } from '../../../src/sdk/syntax.js';
import { isOpaque, mayBe } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { MentionUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { joined, optional } from '../ui-messages/parts.js';
import { changeCertain, isListTest } from './certain.js';

export function changeRead({ name, key, node }: ReadUse, context: Context): boolean {
  if (isWritten(node) || ts.isDeleteExpression(node.parent)) return false;
  const isDone = changeCertain(node, context);
  if (isDone !== undefined) return isDone;
  if (isTakenForList(node, context)) return false;
  const fallback = fallbackAround(node);
  if (fallback) return changeFallback(fallback, node, context);
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

/** `Array.isArray(message.content)`, what is read behind it, `message.content as Item[]`: that is no text of a UI message. */
function isTakenForList(node: tsTypes.Expression, { checker }: Context): boolean {
  let cast = node.parent;
  if (isListTest(cast) || isBehindTest(node)) return true;
  while (ts.isAsExpression(cast) && ts.isAsExpression(cast.parent)) cast = cast.parent;
  if (!ts.isAsExpression(cast)) return false;
  const type = checker.getTypeFromTypeNode(cast.type);
  return !isOpaque(type) && !mayBe(type, ts.TypeFlags.StringLike);
}

/** In `if (Array.isArray(message.content)) { … }` */
function isBehindTest(node: tsTypes.Expression): boolean {
  const test = `Array.isArray(${node.getText()})`;
  return (
    ts.findAncestor(
      node,
      at =>
        at.parent &&
        ts.isIfStatement(at.parent) &&
        at.parent.thenStatement === at &&
        at.parent.expression.getText().includes(test),
    ) !== undefined
  );
}

const seen = new WeakSet<tsTypes.Node>();

/** Files that were told of messages without parts. */
const told = new WeakSet<tsTypes.Node>();

/** Under 7 there are always parts, other than in what was stored before `useChat` of 4 gave messages some. */
function changeFallback(fallback: tsTypes.BinaryExpression, node: ReadUse['node'], context: Context): boolean {
  if (seen.has(fallback)) return true;
  seen.add(fallback);
  const range = { start: fallback.left.end, end: fallback.right.end };
  const isDone = context.change(node, draft => draft.replaceRange(node, range));
  const source = node.getSourceFile();
  if (!isDone || told.has(source)) return isDone;
  told.add(source);
  context.report(fallback, {
    message:
      'Messages of 7 have `parts`, so what stood in for them was taken out. `useChat` of 4 also filled them in where a stored message had none, and that of 7 does not.',
    remedy:
      "Where chats are stored, give each message without parts `parts: [{ type: 'text', text: content }]` when it is read.",
  });
  return true;
}

/** `message.parts || [{ type: 'text', text: message.content }]` */
function fallbackAround(node: ReadUse['node']): tsTypes.BinaryExpression | undefined {
  const parts = `${node.expression.getText()}.parts`;
  return ts.findAncestor(
    node,
    (at): at is tsTypes.BinaryExpression =>
      ts.isBinaryExpression(at) && isOr(at.operatorToken) && at.left.getText() === parts,
  );
}

/** `UIMessage['content']` */
export function changeMention({ node }: MentionUse, context: Context): boolean {
  const type = node.parent;
  if (!ts.isIndexedAccessTypeNode(type) || type.indexType !== node) return false;
  context.change(node, draft => draft.replace(type, 'string'));
  return true;
}
