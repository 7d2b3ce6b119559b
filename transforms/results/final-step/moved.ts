/** Whether a member is to be read off the final step, where it is taken. */
import { staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { ALIASES, SWAPPED } from './members.js';

/** An access, or an element of a pattern. */
export type Taken = ReadUse['node'] | PatternUse['node'];

export const isAccess = (node: tsTypes.Node): node is ReadUse['node'] =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);

/** For what is taken by name out of a result of the SDK. */
export function isMoved(name: string, node: Taken, context: Context): boolean {
  if (SWAPPED.includes(name)) return takesSeveralSteps(node, context) || membersOf(node, context).includes('raw');
  if (name === 'response') return !membersOf(node, context).includes('messages');
  return ALIASES.includes(name);
}

function takesSeveralSteps(node: Taken, context: Context): boolean {
  const { origins } = context.uses;
  const producers = isAccess(node) ? origins.of(node.expression) : origins.ofTaken(node.parent);
  return !producers?.every(producer => origins.takesOneStep(producer, context.generation));
}

/** Members that are read from it further on. */
function membersOf(node: Taken, { uses }: Context): (string | undefined)[] {
  if (isAccess(node)) return uses.flows.of(node).reads.map(({ name }) => staticName(name));
  const target = targetOf(node);
  if (ts.isIdentifier(target) && ts.isBindingElement(node))
    return uses.flows.ofVariable(target).reads.map(({ name }) => staticName(name));
  if (ts.isObjectBindingPattern(target))
    return target.elements.map(({ propertyName, name }) => staticName(propertyName ?? name));
  return ts.isObjectLiteralExpression(target) ? target.properties.map(({ name }) => staticName(name)) : [];
}

/** What an element of a pattern gives its value to. */
export const targetOf = (node: PatternUse['node']): tsTypes.Node =>
  ts.isPropertyAssignment(node) ? node.initializer : node.name;
