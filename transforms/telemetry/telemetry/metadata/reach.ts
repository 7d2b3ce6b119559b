/** Where settings come to that go through types of the project. */
import { parameterOf } from '../../../../src/sdk/expected.js';
import { accessOf, isNamed, staticName } from '../../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../../src/sdk/typescript.js';
import type { Context } from '../../../../src/transform.js';
import { MAY_READ, type Option, obstacleAt, optionOf, type Taker } from './call.js';
import { type Slot, slotAt, slotOf } from './slot.js';

/** Where the values of a slot come to. */
export interface Reach {
  slots: Slot[];
  /** Calls that can be given them as `runtimeContext`. */
  takers: Taker[];
  /** Whether code of the project reads them. */
  isRead: boolean;
  /** Whether they also go where nothing is known of them. */
  isLost: boolean;
}

/** Where settings of a literal come to by types of the project; undefined where that is of no use to them. */
export function reachFrom(settings: tsTypes.ObjectLiteralExpression, context: Context): Reach | undefined {
  const slot = slotOf(settings, context);
  if (!slot) return undefined;
  const reach: Reach = { slots: [], takers: [], isRead: false, isLost: false };
  follow(slot, reach, context);
  return reach.takers.length > 0 || reach.isRead ? reach : undefined;
}

function follow(slot: Slot, reach: Reach, context: Context): void {
  if (reach.slots.some(({ name }) => name === slot.name)) return;
  reach.slots.push(slot);
  followName(slot.name, reach, context);
}

function followName(name: tsTypes.Node, reach: Reach, context: Context): void {
  for (const use of context.uses.references.of(name)) {
    const { parent } = use;
    if (ts.isBindingElement(parent)) followName(parent.name, reach, context);
    else if (!isDeclared(use)) followValue(valueAt(use), reach, context);
  }
}

/** A key of a literal, a name in an import or a type: no value of the slot. */
const isDeclared = (use: tsTypes.Node): boolean =>
  ts.isImportSpecifier(use.parent) ||
  ts.isExportSpecifier(use.parent) ||
  ts.isTypeQueryNode(use.parent) ||
  (ts.isPropertyAssignment(use.parent) && use.parent.name === use);

function valueAt(use: tsTypes.Identifier): tsTypes.Expression {
  const node = accessOf(use);
  return ts.isCallExpression(node.parent) && node.parent.expression === node ? node.parent : node;
}

function followValue(value: tsTypes.Expression, reach: Reach, context: Context): void {
  const { parent } = value;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === value) {
    if (parent.name.text === 'metadata') reach.isRead = true;
    return;
  }
  const option = optionOf(value);
  if (option) return reachOption(option, value, reach, context);
  const taker =
    ts.isCallExpression(parent) || ts.isNewExpression(parent) ? parameterOf(value, parent, context.checker) : undefined;
  const next = slotAt(taker, context);
  if (next) follow(next, reach, context);
  else if (!isOverridden(parent)) reach.isLost = true;
}

function reachOption(option: Option, value: tsTypes.Expression, reach: Reach, context: Context): void {
  const obstacle = obstacleAt(option, context);
  const isWhole = ts.isShorthandPropertyAssignment(option) || option.initializer === value;
  if (obstacle === MAY_READ) reach.isRead = true;
  else if (!obstacle && isWhole && isNamed(value)) reach.takers.push({ option, value, form: 'read' });
  else reach.isLost = true;
}

/** `{ ...settings, metadata: { … } }` */
const isOverridden = (spread: tsTypes.Node): boolean => {
  if (!ts.isSpreadAssignment(spread)) return false;
  const { properties } = spread.parent;
  return properties.slice(properties.indexOf(spread)).some(({ name }) => name && staticName(name) === 'metadata');
};
