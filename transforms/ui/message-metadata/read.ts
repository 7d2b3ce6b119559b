/** `message.createdAt` */
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { takenOut } from './type.js';

/** Whether it is seen to. */
export function changeRead({ name, key, node }: ReadUse, context: Context): boolean {
  if (ts.isDeleteExpression(node.parent) || startsStatement(node)) return false;
  return context.change(key, draft => {
    const [before, after] = takenOut(name, node, draft, context);
    if (before) draft.insertBefore(node, before);
    const dot = node.questionDotToken ? '?.' : '.';
    draft.replaceRange(node, { start: node.expression.end, end: node.end }, `${dot}metadata${after}`);
  });
}

/** Where a parenthesis would go on with the statement before. */
function startsStatement(node: tsTypes.Node): boolean {
  const statement = ts.findAncestor(node, ts.isExpressionStatement);
  return statement?.getStart() === node.getStart();
}
