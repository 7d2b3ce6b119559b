/** Whether a value is used as more than `unknown`, which 7 makes of the input and output of a tool that may be dynamic. */
import { isOpaque } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

export function needsType({ node }: ReadUse | PatternUse, context: Context): boolean {
  if (ts.isBindingElement(node)) return isNameUsed(node.name, context);
  return !ts.isObjectLiteralElementLike(node) && isUsed(node, context);
}

function isNameUsed(name: tsTypes.BindingName, context: Context): boolean {
  return !ts.isIdentifier(name) || context.uses.references.of(name).some(use => isUsed(use, context));
}

function isUsed(node: tsTypes.Expression, context: Context): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent) || ts.isNonNullExpression(parent) || ts.isAwaitExpression(parent))
    return isUsed(parent, context);
  if (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent) || ts.isForOfStatement(parent))
    return parent.expression === node;
  if (ts.isSpreadAssignment(parent) || ts.isSpreadElement(parent)) return true;
  if (ts.isBinaryExpression(parent)) {
    const operator = parent.operatorToken.getText();
    if (operator === '=') return isExpected(node, context);
    return /^(?:\?\?|\|\||&&)$/.test(operator) ? isUsed(parent, context) : !/^(?:[!=]==?|instanceof)$/.test(operator);
  }
  if (ts.isAsExpression(parent) || ts.isTypeAssertionExpression(parent)) return false;
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isUsed(parent, context);
  if (ts.isVariableDeclaration(parent) && !parent.type) return isNameUsed(parent.name, context);
  return isExpected(node, context);
}

/** Whether the place where a value goes asks for a type. */
function isExpected(node: tsTypes.Expression, { checker }: Context): boolean {
  if (ts.isCallExpression(node.parent) && node.parent.expression === node) return true;
  const type = checker.getContextualType(node);
  return type !== undefined && !isOpaque(type) && !type.isTypeParameter();
}
