/** Whether a member is to be read off the final step, where it is taken. */
import { propertyOf } from '../../../src/sdk/symbols.js';
import { staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { readsOfItems } from '../items.js';
import { ALIASES, newNameOf, OF_ALL_STEPS_IN_4, SWAPPED } from '../members.js';

/** An access, or an element of a pattern. */
export type Taken = ReadUse['node'] | PatternUse['node'];

export const isAccess = (node: tsTypes.Node): node is ReadUse['node'] =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);

/** Accesses and elements whose name is written anew with what is around it. */
export const rewritten = new WeakSet<tsTypes.Node>();

/** For what is taken by name out of a result of the SDK. */
export function isMoved(name: string, node: Taken, context: Context): boolean {
  if (context.generation === 4 && wasOfAllSteps(name, node, context)) return false;
  if (SWAPPED.includes(name)) return takesSeveralSteps(node, context) || flowOf(node, context).names.includes('raw');
  if (name === 'response') return hasNoMessages(node, context);
  if (name === 'reasoning' && context.generation !== 4) return hasOnlyText(node, context);
  return ALIASES.includes(newNameOf(name, context));
}

function wasOfAllSteps(name: string, node: Taken, { checker }: Context): boolean {
  if (name !== 'sources') return OF_ALL_STEPS_IN_4.includes(name);
  const holder = checker.getTypeAtLocation(isAccess(node) ? node.expression : node.parent);
  return propertyOf(checker, holder, name).owners.some(({ type }) => type.endsWith('Result'));
}

function takesSeveralSteps(node: Taken, { uses: { origins }, generation }: Context): boolean {
  const producers = isAccess(node) ? origins.of(node.expression) : origins.ofTaken(node.parent);
  return !origins.takeOneStep(producers, generation);
}

/** Whether only other members than the messages are read, which were those of all steps. */
function hasNoMessages(node: Taken, context: Context): boolean {
  const { names, isWhole } = flowOf(node, context);
  return isWhole && names.length > 0 && !names.includes('messages') && !names.includes('then');
}

/** The items of a step carry their metadata under another name. */
function hasOnlyText(node: Taken, context: Context): boolean {
  const { reads, isWhole } = readsOfItems(node, context);
  return isWhole && reads.every(({ name }) => name === 'text' || name === 'type');
}

/** Members that are read from it further on, and whether these are all places it goes to. */
function flowOf(node: Taken, { uses }: Context): { names: (string | undefined)[]; isWhole: boolean } {
  const target = isAccess(node) ? node : targetOf(node);
  if (isPattern(target)) return { names: namesOf(target), isWhole: true };
  if (!isAccess(node) && !ts.isBindingElement(node)) return { names: [], isWhole: false };
  const { reads, takers, lost } = isAccess(node)
    ? uses.flows.of(node)
    : uses.flows.ofVariable(target as tsTypes.Identifier);
  return { names: reads.map(({ name }) => staticName(name)), isWhole: takers.length + lost.length === 0 };
}

const isPattern = (node: tsTypes.Node): node is tsTypes.ObjectBindingPattern | tsTypes.ObjectLiteralExpression =>
  ts.isObjectBindingPattern(node) || ts.isObjectLiteralExpression(node);

const namesOf = (pattern: tsTypes.ObjectBindingPattern | tsTypes.ObjectLiteralExpression): (string | undefined)[] =>
  ts.isObjectBindingPattern(pattern)
    ? pattern.elements.map(({ propertyName, name }) => staticName(propertyName ?? name))
    : pattern.properties.map(({ name }) => staticName(name));

/** What an element of a pattern gives its value to. */
const targetOf = (node: PatternUse['node']): tsTypes.Node =>
  ts.isPropertyAssignment(node) ? node.initializer : node.name;
