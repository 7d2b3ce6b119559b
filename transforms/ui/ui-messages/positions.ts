/** What is done with a value where it stands. */
import { parameterOf } from '../../../src/sdk/expected.js';
import { isScript } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** Whether a value is only looked at for being there. */
export function isCondition(node: tsTypes.Node): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isCondition(parent);
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === ts.SyntaxKind.ExclamationToken;
  if (ts.isIfStatement(parent)) return parent.expression === node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (!ts.isBinaryExpression(parent)) return false;
  const { kind } = parent.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return parent.left === node || isCondition(parent);
  return kind === ts.SyntaxKind.BarBarToken && isCondition(parent);
}

/** `===`, `!==`, `==`, `!=`: whether it says that both are the same; undefined for other operators. */
export function equality({ operatorToken }: tsTypes.BinaryExpression): boolean | undefined {
  if (/^={2,3}$/.test(operatorToken.getText())) return true;
  return /^!={1,2}$/.test(operatorToken.getText()) ? false : undefined;
}

const TAKES_ANYTHING = /^(?:JSON\.stringify|console\.\w+|String|Boolean|Array\.isArray)$/;

/** Whether a value of type `unknown` can stand there, as one of type `any` did. */
export function takesUnknown(node: tsTypes.Node, context: Context): boolean {
  const { checker, uses } = context;
  const { parent } = node;
  if (isScript(node)) return true;
  if (ts.isParenthesizedExpression(parent)) return takesUnknown(parent, context);
  if (ts.isAsExpression(parent) || ts.isTypeOfExpression(parent) || ts.isTemplateSpan(parent)) return true;
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === ts.SyntaxKind.ExclamationToken;
  if (ts.isIfStatement(parent) || (ts.isConditionalExpression(parent) && parent.condition === node)) return true;
  if (ts.isBinaryExpression(parent)) {
    if (equality(parent) !== undefined) return true;
    return isCondition(node) && (parent.left !== node || isCondition(parent));
  }
  if (ts.isVariableDeclaration(parent)) return isOpen(parent.type, checker);
  if (!ts.isCallExpression(parent) || parent.expression === node) return false;
  if (TAKES_ANYTHING.test(parent.expression.getText())) return true;
  const parameter = parameterOf(node, parent, checker);
  return !!parameter && !!uses.program.unit(parameter.getSourceFile()) && isOpen(parameter.type, checker);
}

/** To the checker a type that it cannot find is `any` too. */
const isOpen = (type: tsTypes.TypeNode | undefined, checker: tsTypes.TypeChecker): boolean =>
  !!type &&
  (type.kind === ts.SyntaxKind.AnyKeyword || (checker.getTypeFromTypeNode(type).flags & ts.TypeFlags.Unknown) !== 0);
