/** How a number of steps must be written so that the loop always ends. */
import { inward, isUndefined } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { isPlain, knownNumber, numeric, originOf } from './number.js';

/** `isStepCount(n)`, `isStepCount(n ?? 1)`, a condition of its own. */
export type Shape = 'count' | 'maybe' | 'predicate';

/** Declarations behind declarations that are looked at. */
const DEEPEST = 5;

/**
 * `isStepCount(n)` compares by `===`: undefined, NaN and fractions are never reached. Constants and plain numbers are
 * readable as a count; where undefined is possible, 4 took one step; what is computed gets a condition that ends anyway.
 */
export function shapeOf(expression: tsTypes.Expression, context: Context, depth = 0): Shape {
  const value = inward(expression);
  const number = knownNumber(value, context);
  if (number !== undefined) return number >= 1 ? 'count' : 'predicate';
  if (ts.isConditionalExpression(value)) {
    const branches = [value.whenTrue, value.whenFalse].filter(branch => !isUndefined(branch));
    return branches.length > 0 ? allCounts(branches, context, depth) : 'predicate';
  }
  if (ts.isBinaryExpression(value)) return shapeOfBinary(value, context, depth);
  if (!isPlain(value)) return 'predicate';
  const origin = depth < DEEPEST ? originOf(value, context) : undefined;
  if (origin && shapeOf(origin, context, depth + 1) === 'predicate') return 'predicate';
  const kind = numeric(context.checker.getTypeAtLocation(expression));
  return kind === 'number' ? 'count' : kind === 'maybe' ? 'maybe' : 'predicate';
}

function shapeOfBinary(
  { left, right, operatorToken }: tsTypes.BinaryExpression,
  context: Context,
  depth: number,
): Shape {
  switch (operatorToken.kind) {
    case ts.SyntaxKind.QuestionQuestionToken:
      return shapeOf(left, context, depth) === 'predicate' ? 'predicate' : shapeOf(right, context, depth);
    case ts.SyntaxKind.BarBarToken:
      return shapeOf(left, context, depth) === 'predicate' ? 'predicate' : allCounts([right], context, depth);
    case ts.SyntaxKind.PlusToken:
    case ts.SyntaxKind.AsteriskToken:
      return allCounts([left, right], context, depth);
    default:
      return 'predicate';
  }
}

const allCounts = (values: readonly tsTypes.Expression[], context: Context, depth: number): Shape =>
  values.every(value => shapeOf(value, context, depth) === 'count') ? 'count' : 'predicate';

/** In `deep ? 10 : undefined`: the branches that give none. 4 took one step then. */
export function emptyBranches(expression: tsTypes.Expression): tsTypes.Expression[] {
  const value = inward(expression);
  if (isUndefined(value)) return [value];
  if (ts.isConditionalExpression(value)) return [value.whenTrue, value.whenFalse].flatMap(emptyBranches);
  return ts.isBinaryExpression(value) ? [value.left, value.right].flatMap(emptyBranches) : [];
}
