/** `typeof message.content === 'string'`, which is always so, and `Array.isArray(message.content)`, which never is. */
import { comparedStrings, outward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { optional } from '../ui-messages/parts.js';
import { equality } from '../ui-messages/positions.js';

/** What is never reached, and goes. */
const dropped = new WeakSet<tsTypes.Node>();

/** Whether it is seen to; undefined where there is nothing to take out. */
export function changeCertain(node: ReadUse['node'], context: Context): boolean | undefined {
  if (ts.findAncestor(node, at => dropped.has(at))) return true;
  const [test, isTrue] = testOf(node, context) ?? [];
  if (!test) return undefined;
  const whole = outward(test);
  const { parent } = whole;
  if (ts.isConditionalExpression(parent) && parent.condition === whole) {
    const [kept, gone] = isTrue ? [parent.whenTrue, parent.whenFalse] : [parent.whenFalse, parent.whenTrue];
    dropped.add(gone);
    return context.change(node, draft => {
      draft.replaceRange(parent, { start: parent.getStart(), end: kept.getStart() });
      if (kept.end < parent.end) draft.replaceRange(parent, { start: kept.end, end: parent.end });
    });
  }
  const isFirst = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  if (!isTrue || !isFirst || parent.left !== whole) return undefined;
  return context.change(node, draft =>
    draft.replaceRange(parent, { start: parent.getStart(), end: parent.right.getStart() }),
  );
}

/** The test that the read stands in, and how it ends. */
function testOf(node: ReadUse['node'], context: Context): [tsTypes.Expression, boolean] | undefined {
  const { parent } = node;
  if (isListTest(parent)) return [parent, false];
  const isThere =
    !ts.isOptionalChain(node) && optional(context.checker.getTypeAtLocation(node.expression), context) === '';
  if (!isThere || !ts.isTypeOfExpression(parent) || !ts.isBinaryExpression(parent.parent)) return undefined;
  const isString = comparedStrings(parent).some(({ text }) => text === 'string');
  return isString && equality(parent.parent) === true ? [parent.parent, true] : undefined;
}

/** `Array.isArray(message.content)` */
export const isListTest = (node: tsTypes.Node): node is tsTypes.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 'Array.isArray';
