/** Places of the project's own types that hold settings: an option, a parameter, what a function returns. */
import {
  accessOf,
  inward,
  isFunctionNode,
  isMemberName,
  isNamed,
  outward,
  staticName,
} from '../../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../../src/sdk/typescript.js';
import type { Context } from '../../../../src/transform.js';
import { MAY_READ, type Option, obstacleAt, optionOf, type Taker } from './call.js';
import { ownPart } from './own-part.js';

export interface Slot {
  name: tsTypes.Node;
  /** The part of its type that is the SDK's, and rejects `metadata` under 7. */
  type: tsTypes.TypeNode;
}

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

/** The slot that a literal of settings is written into. */
function slotOf(settings: tsTypes.ObjectLiteralExpression, context: Context): Slot | undefined {
  let node = outward(settings);
  while (ts.isConditionalExpression(node.parent) || ts.isBinaryExpression(node.parent)) node = outward(node.parent);
  const { parent } = node;
  const { checker } = context;
  if (ts.isPropertyAssignment(parent)) {
    const owner = checker.getContextualType(parent.parent);
    const property =
      owner && checker.getPropertyOfType(checker.getNonNullableType(owner), staticName(parent.name) ?? '');
    return slotAt(property?.valueDeclaration, context);
  }
  if (ts.isVariableDeclaration(parent)) return slotAt(parent, context);
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
    return slotAt(parameterOf(node, parent, context), context);
  const fn = ts.isReturnStatement(parent) ? ts.findAncestor(parent, ts.isFunctionLike) : parent;
  return fn && isFunctionNode(fn) ? slotAt(fn, context) : undefined;
}

/** What a declaration holds, where it says so by a type of its own. */
function slotAt(declaration: tsTypes.Node | undefined, context: Context): Slot | undefined {
  const isTyped =
    declaration &&
    (ts.isPropertySignature(declaration) ||
      ts.isParameter(declaration) ||
      ts.isVariableDeclaration(declaration) ||
      isFunctionNode(declaration));
  if (!isTyped || !context.uses.program.unit(declaration.getSourceFile())) return undefined;
  const type = declaration.type && ownPart(declaration.type, context);
  const holder = isFunctionNode(declaration) && !declaration.name ? outward(declaration).parent : declaration;
  const name = ts.getNameOfDeclaration(holder as tsTypes.Declaration);
  return type && name && { name, type };
}

function parameterOf(
  value: tsTypes.Node,
  call: tsTypes.CallExpression | tsTypes.NewExpression,
  { checker }: Context,
): tsTypes.Node | undefined {
  const at = call.arguments?.indexOf(value as tsTypes.Expression) ?? -1;
  return checker.getResolvedSignature(call)?.declaration?.parameters[at];
}

/** Where settings of a literal come to by types of the project; undefined where that is of no use to them. */
export function reachFrom(settings: tsTypes.ObjectLiteralExpression, context: Context): Reach | undefined {
  const slot = slotOf(settings, context);
  if (!slot) return undefined;
  const reach: Reach = { slots: [], takers: [], isRead: false, isLost: false };
  follow(slot, reach, context);
  return reach.takers.length > 0 || reach.isRead ? reach : undefined;
}

/** The slot that a value is read from. */
export function slotBehind(value: tsTypes.Expression, context: Context): Slot | undefined {
  const node = inward(value);
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  return slotAt(context.uses.references.symbolAt(name)?.valueDeclaration, context);
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
  if (ts.isPropertyAccessExpression(parent) && isMemberName(parent.name) && parent.expression === value) {
    if (parent.name.text === 'metadata') reach.isRead = true;
    return;
  }
  const option = optionOf(value);
  if (option) return reachOption(option, value, reach, context);
  const taker =
    ts.isCallExpression(parent) || ts.isNewExpression(parent) ? parameterOf(value, parent, context) : undefined;
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
