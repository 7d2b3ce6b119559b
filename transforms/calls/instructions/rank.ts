/** Whether another `system` would win, or stop winning, under the new name. */
import { outward, propertyValue } from '../../../src/sdk/syntax.js';
import { isOpaque, mayBe, partsOf } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

/** 7 prefers `instructions` to `system` wherever they stand, and takes `system` where `instructions` is undefined. */
export function changesRank({ literal, node }: OptionUse, context: Context): boolean {
  return mayBeReplaced(literal, node, context) || mayUncover(literal, node, context);
}

/** Whether something that is spread later, here or where the value is spread itself, may bring a `system` of its own. */
function mayBeReplaced(
  literal: tsTypes.ObjectLiteralExpression,
  element: tsTypes.ObjectLiteralElementLike,
  context: Context,
  seen: readonly tsTypes.Node[] = [],
): boolean {
  const later = literal.properties.slice(literal.properties.indexOf(element) + 1);
  return spreadsSystem(later, context) || isReplaced(literal, context, [...seen, literal]);
}

function isReplaced(value: tsTypes.Node, context: Context, seen: readonly tsTypes.Node[]): boolean {
  const node = outward(value);
  const { parent } = node;
  if (ts.isConditionalExpression(parent) || ts.isBinaryExpression(parent)) return isReplaced(parent, context, seen);
  if (ts.isSpreadAssignment(parent)) {
    return !seen.includes(parent.parent) && mayBeReplaced(parent.parent, parent, context, seen);
  }
  if (ts.isCallExpression(parent) && parent.expression.getText() === 'Object.assign') {
    const later = parent.arguments.slice(parent.arguments.indexOf(node as tsTypes.Expression) + 1);
    return later.some(argument => bringsSystem(argument, context)) || isReplaced(parent, context, seen);
  }
  if (!ts.isVariableDeclaration(parent) || parent.initializer !== node || seen.includes(parent)) return false;
  return context.uses.references.of(parent.name).some(use => isReplaced(use, context, [...seen, parent]));
}

/** Whether the value may be undefined, over a `system` that is spread before it. */
function mayUncover(
  literal: tsTypes.ObjectLiteralExpression,
  element: tsTypes.ObjectLiteralElementLike,
  context: Context,
): boolean {
  const value = propertyValue(element);
  const type = value && context.checker.getTypeAtLocation(value);
  const maybeNone = !type || isOpaque(type) || mayBe(type, ts.TypeFlags.Undefined);
  return maybeNone && spreadsSystem(literal.properties.slice(0, literal.properties.indexOf(element)), context);
}

const spreadsSystem = (properties: readonly tsTypes.ObjectLiteralElementLike[], context: Context): boolean =>
  properties.some(property => ts.isSpreadAssignment(property) && bringsSystem(property.expression, context));

/** A literal in the spread is renamed by itself. */
function bringsSystem(spread: tsTypes.Expression, { checker }: Context): boolean {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(spread));
  if (isOpaque(type)) return true;
  return partsOf(type).some(part => {
    if (checker.getIndexTypeOfType(part, ts.IndexKind.String)) return true;
    const declarations = checker.getPropertyOfType(part, 'system')?.declarations ?? [];
    return declarations.some(({ pos, end }) => pos < spread.pos || end > spread.end);
  });
}
