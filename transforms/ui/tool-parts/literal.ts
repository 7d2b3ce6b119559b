/** `{ type: 'tool-invocation', toolInvocation: { … } }`, which the code writes itself. */
import { propertyOf } from '../../../src/sdk/symbols.js';
import { inward, outward, propertyNamed, propertyValue, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse, StrayUse } from '../../../src/sdk/use.js';
import { type Context, ownerName, sibling } from '../../../src/transform.js';
import { membersNamed } from '../ui-messages/members.js';
import { INVOCATION, VALUES } from './reads.js';
import { reportPart } from './report.js';
import { STATES } from './states.js';
import { changeWhole, unwrapped } from './whole.js';

type Literal = tsTypes.ObjectLiteralExpression;

export function changeLiteral(use: OptionUse, context: Context): void {
  if (use.name === 'toolInvocation') {
    if (!inline(use, context) && !changeWhole(use, context)) reportPart(use.key, context);
    // What stands inside goes with the part around it.
  } else if (!(use.name in VALUES && renameIn(use, context)) && !isInside(use.literal)) reportPart(use.key, context);
}

/** `Object.assign(part, { toolInvocation: { ...part.toolInvocation, result } })` */
export function changeAssigned({ node, literal, key }: StrayUse, context: Context): void {
  const isOfPart = literal && isAssigned(literal, context) && ts.isPropertyAssignment(node);
  if (isOfPart && !inline({ node, literal }, context)) reportPart(key, context);
}

/** `{ ...part, toolInvocation: { ...part.toolInvocation, result } }` → `{ ...part, output: result }` */
function inline({ node, literal }: Pick<OptionUse, 'node' | 'literal'>, context: Context): boolean {
  if (!isOver(literal, context) || propertyNamed(literal, 'type') || !ts.isPropertyAssignment(node)) return false;
  const value = node.initializer;
  if (!ts.isObjectLiteralExpression(value) || !copied(value) || propertyNamed(value, 'toolName')) return false;
  if (!isInvocation(value.properties[0]!, context)) return false;
  const given = propertyValue(propertyNamed(value, 'state'));
  const state = given && inward(given);
  const to = state && ts.isStringLiteralLike(state) ? STATES[state.text] : undefined;
  if (state && !to) return false;
  const isDone = context.change(node, draft => {
    // A part of 4 had nothing beside its invocation.
    const [first] = literal.properties;
    const from = literal.properties[1] === node && copied(literal) ? first! : node;
    const range = { start: from.getStart(), end: node.end };
    draft.replaceRange(node, range, unwrapped(value, value.properties[0]!, value.properties.at(-1)!));
    if (state && to) draft.rename(state, to);
  });
  if (isDone && state && copied(literal)) reportState(literal, context);
  return isDone;
}

const isInvocation = (property: tsTypes.Node, { checker }: Context): boolean =>
  ts.isSpreadAssignment(property) &&
  propertyOf(checker, checker.getTypeAtLocation(property.expression), 'state').owners.some(
    owner => ownerName(owner) === 'ToolInvocation.state',
  );

/** A copy in another state fits its type only by a cast: what one state has for certain, another may not. */
function reportState(literal: Literal, context: Context): void {
  const { parent } = outward(literal);
  const at = ts.isVariableDeclaration(parent) ? parent.name : literal;
  context.report(at, {
    message: 'The types of 7 tell tool parts by their `state`, and a copy of a part in another one is of none of them.',
    remedy: 'Where the compiler complains, say what it is: `{ ...part, state, output } as typeof part`.',
  });
}

const copied = ({ properties }: Literal): boolean =>
  properties[0] !== undefined && ts.isSpreadAssignment(properties[0]);

/** Whether the literal is laid over a part. */
const isOver = (literal: Literal, context: Context): boolean => copied(literal) || isAssigned(literal, context);

function isAssigned(literal: Literal, context: Context): boolean {
  const call = literal.parent;
  if (!ts.isCallExpression(call) || call.expression.getText() !== 'Object.assign') return false;
  const [target, source] = call.arguments;
  const type = target && context.checker.getTypeAtLocation(target);
  return source === literal && !!type && membersNamed(type, 'toolInvocation', context).includes(INVOCATION);
}

function renameIn(use: OptionUse, context: Context): boolean {
  const outer = use.literal.parent;
  if (!ts.isPropertyAssignment(outer) || !copied(use.literal) || sibling(use, 'toolName')) return false;
  if (!isOver(outer.parent, context)) return false;
  return context.change(use.key, draft => draft.rename(use.key, VALUES[use.name]!));
}

const isInside = ({ parent }: tsTypes.Node): boolean =>
  ts.isPropertyAssignment(parent) && staticName(parent.name) === 'toolInvocation';
