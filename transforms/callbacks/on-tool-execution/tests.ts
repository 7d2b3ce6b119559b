/** Tests of `success`: how they are written, and what they leave for the code behind them. */
import { inward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

/** The whole test that a read of `success` is: with `!` before it, or compared with `true` or `false`. */
export function asTested(node: tsTypes.Expression): { target: tsTypes.Expression; isNegated: boolean } {
  let target = node;
  let isNegated = false;
  for (;;) {
    const { parent } = target;
    const outer = ts.isParenthesizedExpression(parent) ? parent.parent : parent;
    const compared = ts.isBinaryExpression(parent) && parent.left === target ? comparison(parent) : undefined;
    if (ts.isPrefixUnaryExpression(outer) && outer.operator === ts.SyntaxKind.ExclamationToken) {
      target = outer;
      isNegated = !isNegated;
    } else if (compared) {
      target = parent as tsTypes.BinaryExpression;
      isNegated = isNegated === compared.value;
    } else return { target, isNegated };
  }
}

/** `x === true`, `x !== false`, …: what is compared, and the value that it is said to have. */
function comparison({
  left,
  operatorToken,
  right,
}: tsTypes.BinaryExpression): { left: tsTypes.Expression; value: boolean } | undefined {
  const isTrue = right.kind === ts.SyntaxKind.TrueKeyword;
  if (!isTrue && right.kind !== ts.SyntaxKind.FalseKeyword) return undefined;
  if (/^===?$/.test(operatorToken.getText())) return { left, value: isTrue };
  return /^!==?$/.test(operatorToken.getText()) ? { left, value: !isTrue } : undefined;
}

/** Whether a node is only reached where `success` is `wanted`. A function in between may run at another time. */
export function isReachedOnlyIf(
  wanted: boolean,
  node: tsTypes.Node,
  isSuccess: (expression: tsTypes.Expression) => boolean,
): boolean {
  const implies = (condition: tsTypes.Expression, holds: boolean): boolean => {
    const test = inward(condition);
    if (isSuccess(test)) return holds === wanted;
    if (ts.isPrefixUnaryExpression(test))
      return test.operator === ts.SyntaxKind.ExclamationToken && implies(test.operand, !holds);
    if (!ts.isBinaryExpression(test)) return false;
    const compared = comparison(test);
    if (compared) return implies(compared.left, compared.value === holds);
    const { kind } = test.operatorToken;
    const isBoth = kind === (holds ? ts.SyntaxKind.AmpersandAmpersandToken : ts.SyntaxKind.BarBarToken);
    return isBoth && (implies(test.left, holds) || implies(test.right, holds));
  };
  for (let at = node; at.parent && !ts.isFunctionLike(at.parent); at = at.parent) {
    const { parent } = at;
    if (ts.isIfStatement(parent) || ts.isConditionalExpression(parent)) {
      const [condition, then] = ts.isIfStatement(parent)
        ? [parent.expression, parent.thenStatement]
        : [parent.condition, parent.whenTrue];
      if (at !== condition && implies(condition, at === then)) return true;
    } else if (ts.isBinaryExpression(parent) && parent.right === at) {
      const { kind } = parent.operatorToken;
      if (kind === ts.SyntaxKind.AmpersandAmpersandToken && implies(parent.left, true)) return true;
      if (kind === ts.SyntaxKind.BarBarToken && implies(parent.left, false)) return true;
    } else if (ts.isBlock(parent)) {
      const before = parent.statements.slice(0, parent.statements.indexOf(at as tsTypes.Statement));
      if (before.some(one => ts.isIfStatement(one) && leaves(one.thenStatement) && implies(one.expression, false)))
        return true;
    }
  }
  return false;
}

/** Whether nothing behind the statement is reached from it. */
function leaves(statement: tsTypes.Statement): boolean {
  if (ts.isBlock(statement)) return statement.statements.some(leaves);
  return (
    ts.isReturnStatement(statement) ||
    ts.isThrowStatement(statement) ||
    ts.isContinueStatement(statement) ||
    ts.isBreakStatement(statement)
  );
}
