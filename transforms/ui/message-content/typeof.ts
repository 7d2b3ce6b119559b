/** `typeof message.content === 'string'`, which is always so. */
import { comparedStrings, outward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { optional } from '../ui-messages/parts.js';
import { equality } from '../ui-messages/positions.js';

/** What is never reached, and goes. */
const dropped = new WeakSet<tsTypes.Node>();

/** Whether it is seen to; undefined where there is nothing to take out. */
export function changeTypeof(node: ReadUse['node'], context: Context): boolean | undefined {
  if (ts.findAncestor(node, at => dropped.has(at))) return true;
  const isCertain =
    !ts.isOptionalChain(node) && optional(context.checker.getTypeAtLocation(node.expression), context) === '';
  const comparison = isCertain ? comparisonOf(node) : undefined;
  const whole = comparison && outward(comparison);
  const { parent } = whole ?? node;
  if (whole && ts.isConditionalExpression(parent) && parent.condition === whole) {
    dropped.add(parent.whenFalse);
    return context.change(node, draft => {
      draft.replaceRange(parent, { start: parent.getStart(), end: parent.whenTrue.getStart() });
      draft.replaceRange(parent, { start: parent.whenTrue.end, end: parent.end });
    });
  }
  const isFirst =
    whole && ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  if (!isFirst || parent.left !== whole) return undefined;
  return context.change(node, draft =>
    draft.replaceRange(parent, { start: parent.getStart(), end: parent.right.getStart() }),
  );
}

function comparisonOf(node: tsTypes.Expression): tsTypes.BinaryExpression | undefined {
  const { parent } = node;
  if (!ts.isTypeOfExpression(parent) || !ts.isBinaryExpression(parent.parent)) return undefined;
  const isString = comparedStrings(parent).some(({ text }) => text === 'string');
  return isString && equality(parent.parent) === true ? parent.parent : undefined;
}
