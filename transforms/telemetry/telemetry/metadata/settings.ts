/** The literals that an expression gives as settings of telemetry, and the `metadata` in them. */
import { inward, isUndefined, propertyValue, staticName } from '../../../../src/sdk/syntax.js';
import { mayHave } from '../../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../../src/sdk/typescript.js';
import type { Context } from '../../../../src/transform.js';
import { includedIn } from './included.js';
import { isRepeatable } from './repeatable.js';

interface Condition {
  test: tsTypes.Expression;
  /** Whether the value is given where the test holds; else where it does not. */
  holds: boolean;
}

/** A literal that is one of the values of an expression, with the conditions on the way to it. */
export interface Branch {
  literal: tsTypes.ObjectLiteralExpression;
  under: readonly Condition[];
}

/** `metadata` as it stands in settings. */
export interface Metadata {
  node: tsTypes.PropertyAssignment | tsTypes.ShorthandPropertyAssignment;
  value: tsTypes.Expression;
  under: readonly Condition[];
  /** What `includeRuntimeContext` is to be. */
  included: string;
}

export const SEVERAL = 'Several values bring one';
export const NOT_WRITTEN = 'Its keys are not all written here';

/** All values of an expression; undefined where one of them is neither written there nor `undefined`. */
export function branchesOf(value: tsTypes.Expression, under: readonly Condition[] = []): Branch[] | undefined {
  const node = inward(value);
  if (ts.isObjectLiteralExpression(node)) return [{ literal: node, under }];
  if (isUndefined(node)) return [];
  if (ts.isConditionalExpression(node)) {
    const { condition: test, whenTrue, whenFalse } = node;
    const [first, second] = [true, false].map(holds =>
      branchesOf(holds ? whenTrue : whenFalse, [...under, { test, holds }]),
    );
    return first && second && [...first, ...second];
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken)
    return undefined;
  return branchesOf(node.right, [...under, { test: node.left, holds: true }]);
}

/** The `metadata` of settings, or why it cannot be told; undefined where they have none. */
export function metadataIn({ literal, under }: Branch, context: Context): Metadata | string | undefined {
  let found: Metadata | string | undefined;
  for (const property of literal.properties) {
    const name = property.name && staticName(property.name);
    if (ts.isSpreadAssignment(property)) {
      const spread = spreadIn(property, under, context);
      found = found && spread ? SEVERAL : (spread ?? found);
    } else if (name === 'metadata') {
      // What may have been spread before does not count.
      found = typeof found === 'object' ? SEVERAL : ownIn(property, under, context);
    } else if (name === 'includeRuntimeContext') return 'A context is included already';
  }
  return found;
}

/** `...(metadata ? { metadata } : {})`, `...base` */
function spreadIn(
  { expression }: tsTypes.SpreadAssignment,
  under: Branch['under'],
  context: Context,
): Metadata | string | undefined {
  const branches = branchesOf(expression, under);
  if (!branches) return bringsMetadata(expression, context) ? 'What is spread there may bring another' : undefined;
  const [found, ...others] = branches.map(branch => metadataIn(branch, context)).filter(one => one !== undefined);
  return others.length > 0 ? SEVERAL : found;
}

/** Whether something else that settings spread may have `metadata`. */
export const mayBringMetadata = (property: tsTypes.ObjectLiteralElementLike, context: Context): boolean =>
  ts.isSpreadAssignment(property) && bringsMetadata(property.expression, context);

const bringsMetadata = (value: tsTypes.Expression, { checker }: Context): boolean =>
  mayHave(checker, checker.getTypeAtLocation(value), ['metadata']);

function ownIn(node: tsTypes.ObjectLiteralElementLike, under: Branch['under'], context: Context): Metadata | string {
  if (!ts.isPropertyAssignment(node) && !ts.isShorthandPropertyAssignment(node)) return NOT_WRITTEN;
  const value = propertyValue(node)!;
  const included = includedIn(value, context);
  if (included === undefined) return NOT_WRITTEN;
  if (!under.every(({ test }) => isRepeatable(test))) return 'It hangs on a condition that cannot be written twice';
  return { node, value, under, included };
}
