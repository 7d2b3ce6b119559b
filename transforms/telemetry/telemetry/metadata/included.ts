/** What `includeRuntimeContext` names for values that were `metadata`: all of them, as 7 leaves out what it does not name. */
import { arrowParameter } from '../../../../src/edit/style.js';
import { inward, isLogical, isNamed, isOr, isUndefined } from '../../../../src/sdk/syntax.js';
import { mayMiss } from '../../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../../src/sdk/typescript.js';
import type { Context } from '../../../../src/transform.js';
import { isRepeatable } from './repeatable.js';

/** Undefined where the keys are neither written nor can be read without running anything twice. */
export function includedIn(metadata: tsTypes.Expression, context: Context): string | undefined {
  const keys = keysOf(metadata, context);
  if (!keys) return undefined;
  const [first, ...others] = new Set(keys);
  if (first === undefined) return '{}';
  const isWhole = first.startsWith('...') && others.length === 0;
  return isWhole ? first.slice(3) : `{ ${[first, ...others].join(', ')} }`;
}

/** A key that the values turn out not to have does no harm. */
function keysOf(value: tsTypes.Expression, context: Context): string[] | undefined {
  const node = inward(value);
  if (isUndefined(node) || node.kind === ts.SyntaxKind.NullKeyword) return [];
  if (ts.isObjectLiteralExpression(node)) return joined(node.properties.map(property => keyOf(property, context)));
  if (ts.isConditionalExpression(node))
    return joined([keysOf(node.whenTrue, context), keysOf(node.whenFalse, context)]);
  if (ts.isBinaryExpression(node) && isLogical(node.operatorToken))
    return joined([isOr(node.operatorToken) ? keysOf(node.left, context) : [], keysOf(node.right, context)]);
  return isNamed(node) ? [allOf(node, context)] : undefined;
}

function keyOf(property: tsTypes.ObjectLiteralElementLike, context: Context): string[] | undefined {
  if (ts.isSpreadAssignment(property)) return keysOf(property.expression, context);
  if (!ts.isPropertyAssignment(property) && !ts.isShorthandPropertyAssignment(property)) return undefined;
  const { name } = property;
  if (ts.isComputedPropertyName(name) && !isRepeatable(name.expression)) return undefined;
  return [`${name.getText()}: true`];
}

function allOf(value: tsTypes.Expression, { checker }: Context): string {
  const object = `${value.getText()}${mayMiss(checker.getTypeAtLocation(value)) ? ' ?? {}' : ''}`;
  return `...Object.fromEntries(Object.keys(${object}).map(${arrowParameter(value.getSourceFile(), 'key')} => [key, true]))`;
}

const joined = (lists: readonly (string[] | undefined)[]): string[] | undefined =>
  lists.every(list => list !== undefined) ? lists.flat() : undefined;
