/** What is known of the number of steps before the program runs. */
import { constValue, inward, isAssignmentOperator, isUndefined, literalKey } from '../../../src/sdk/syntax.js';
import { mayBe, mustBe } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** The number that an expression is known to be: a literal, or a `const` with one; whole numbers and Infinity only. */
export function knownNumber(expression: tsTypes.Expression, context: Context): number | undefined {
  const value = inward(expression);
  if (ts.isNumericLiteral(value)) return whole(value);
  if (ts.isPrefixUnaryExpression(value) && value.operator === ts.SyntaxKind.MinusToken) {
    const number = whole(value.operand);
    return number === undefined ? undefined : -number;
  }
  if (/^(?:Infinity|Number\.(?:MAX_SAFE_INTEGER|MAX_VALUE|POSITIVE_INFINITY))$/.test(value.getText()))
    return Number.POSITIVE_INFINITY;
  if (!ts.isIdentifier(value)) return undefined;
  const constant = constValue(context.uses.references.symbolAt(value)?.valueDeclaration);
  return constant && whole(inward(constant));
}

function whole(value: tsTypes.Expression): number | undefined {
  const number = ts.isNumericLiteral(value) ? Number(value.text) : Number.NaN;
  return Number.isInteger(number) ? number : undefined;
}

/** One step is the default of both functions. */
export const isDefault = (value: tsTypes.Expression): boolean => isUndefined(value) || whole(inward(value)) === 1;

export type Numeric = 'number' | 'maybe' | 'other';

/** Whether a type is a number, perhaps a missing one. */
export function numeric(type: tsTypes.Type): Numeric {
  const { NumberLike, Undefined, Null } = ts.TypeFlags;
  if (!mustBe(type, NumberLike | Undefined | Null) || !mayBe(type, NumberLike)) return 'other';
  return mayBe(type, Undefined | Null) ? 'maybe' : 'number';
}

/** A parameter, constant or member: nothing is computed, so what its type says is what it is. */
export function isPlain(expression: tsTypes.Expression): boolean {
  const value = inward(expression);
  if (ts.isIdentifier(value)) return value.text !== 'NaN';
  if (value.kind === ts.SyntaxKind.ThisKeyword) return true;
  if (ts.isElementAccessExpression(value)) {
    return literalKey(value.argumentExpression) !== undefined && isPlain(value.expression);
  }
  if (!ts.isPropertyAccessExpression(value)) return false;
  return !/^(?:process\.env\b|import\.meta\b|Number\.NaN$)/.test(value.getText()) && isPlain(value.expression);
}

/** What a variable or member is declared with: its value is no surer than that. */
export function originOf(value: tsTypes.Expression, { uses }: Context): tsTypes.Expression | undefined {
  const name = ts.isPropertyAccessExpression(value)
    ? value.name
    : ts.isElementAccessExpression(value)
      ? value.argumentExpression
      : value;
  const declaration = uses.references.symbolAt(name)?.valueDeclaration;
  if (!declaration) return undefined;
  if (ts.isShorthandPropertyAssignment(declaration)) return declaration.name;
  return ts.isVariableDeclaration(declaration) ||
    ts.isPropertyAssignment(declaration) ||
    ts.isPropertyDeclaration(declaration)
    ? declaration.initializer
    : undefined;
}

/** Whether evaluating it again would wait, or do something again. */
export function happensOnce(value: tsTypes.Node): boolean {
  const { PlusPlusToken, MinusMinusToken } = ts.SyntaxKind;
  if (ts.isAwaitExpression(value) || ts.isYieldExpression(value) || ts.isPostfixUnaryExpression(value)) return true;
  if (ts.isPrefixUnaryExpression(value) && [PlusPlusToken, MinusMinusToken].includes(value.operator)) return true;
  if (ts.isBinaryExpression(value) && isAssignmentOperator(value.operatorToken)) return true;
  return ts.forEachChild(value, child => !ts.isFunctionLike(child) && happensOnce(child)) ?? false;
}
