/** Where an expression needs parentheses. */
import { outward } from '../sdk/syntax.js';
import { ts, type tsTypes } from '../sdk/typescript.js';

/** Whether a condition, `a ? b : c`, can stand in the place of the node as it is. */
export function takesCondition(node: tsTypes.Node): boolean {
  const { parent } = node;
  if (outward(node) !== node) return ts.isParenthesizedExpression(parent);
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression !== node;
  if (ts.isBinaryExpression(parent))
    return parent.right === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  if (ts.isConditionalExpression(parent)) return parent.condition !== node;
  return (
    ts.isArrowFunction(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isJsxExpression(parent) ||
    ts.isExpressionStatement(parent)
  );
}

/** The parentheses that a value needs on the left of `??`, which does not mix with `||` and `&&`. */
export function besideCoalescing(value: tsTypes.Expression): [open: string, close: string] {
  const isLoose =
    ts.isConditionalExpression(value) ||
    ts.isArrowFunction(value) ||
    ts.isYieldExpression(value) ||
    ts.isAsExpression(value) ||
    ts.isSatisfiesExpression(value) ||
    (ts.isBinaryExpression(value) && value.operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken);
  return isLoose ? ['(', ')'] : ['', ''];
}
