import { inward, isEquality, isLogical, isNamed } from '../../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../../src/sdk/typescript.js';

/** Whether an expression can be written a second time: it runs nothing, and gives the same again. */
export function isRepeatable(expression: tsTypes.Expression): boolean {
  const node = inward(expression);
  if (isNamed(node) || ts.isLiteralExpression(node) || isKeyword(node)) return true;
  if (ts.isPrefixUnaryExpression(node))
    return node.operator === ts.SyntaxKind.ExclamationToken && isRepeatable(node.operand);
  if (ts.isTypeOfExpression(node)) return isRepeatable(node.expression);
  if (!ts.isBinaryExpression(node)) return false;
  const { left, operatorToken, right } = node;
  return (isLogical(operatorToken) || isEquality(operatorToken)) && isRepeatable(left) && isRepeatable(right);
}

const isKeyword = ({ kind }: tsTypes.Node): boolean =>
  kind === ts.SyntaxKind.TrueKeyword || kind === ts.SyntaxKind.FalseKeyword || kind === ts.SyntaxKind.NullKeyword;
