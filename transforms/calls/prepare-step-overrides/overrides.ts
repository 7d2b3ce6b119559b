/** What a `prepareStep` overrides for some steps, so that under 7 it has to end what it began. */
import {
  CHANGES_LIST,
  type FunctionNode,
  inward,
  isAssignee,
  propertyValue,
  someNode,
} from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { MESSAGES, Parameter } from './parameter.js';
import { bringers, type Given, givenBy, keysIn, ownProperty, type Path, pathsOf } from './paths.js';

export const INSTRUCTIONS = ['instructions', 'system'];

export interface Step {
  path: Path;
  instructions: Given;
  messages: Given;
}

export interface Overrides {
  fn: FunctionNode;
  parameter: Parameter;
  steps: readonly Step[];
  /** Whether instructions, and messages, have to be given on every path. */
  instructions: boolean;
  messages: boolean;
  /** Where the messages of the argument are read. */
  reads: readonly tsTypes.Expression[];
}

/** Undefined where there is nothing to do, a reason where it cannot be done. */
export function overridesOf(fn: FunctionNode, context: Context): Overrides | string | undefined {
  const { checker } = context;
  const parameter = new Parameter(fn, context);
  if (parameter.isNew) return undefined;
  const steps = pathsOf(fn).map(path => ({
    path,
    instructions: givenBy(path, INSTRUCTIONS, checker),
    messages: givenBy(path, [MESSAGES], checker),
  }));
  const later = steps.filter(({ path }) => !path.isFirst);
  const gives = (name: 'instructions' | 'messages'): boolean => steps.some(step => step[name] !== 'never');
  const ends = (name: 'instructions' | 'messages'): boolean => later.every(step => step[name] === 'always');
  const instructions = gives('instructions') && !ends('instructions');
  const reads = parameter.reads();
  const messages =
    gives('messages') && !(ends('messages') && reads && later.every(step => isStable(step, reads, context)));
  if (!instructions && !messages) return undefined;
  if (!parameter.isOpen) return 'its argument has a type of its own';
  if (isCalled(fn, context)) return 'it is also called from elsewhere';
  if (later.some(({ path }) => path.kind === 'other')) return 'it returns a value that is made elsewhere';
  if (instructions && later.some(step => step.instructions === 'maybe' && !canEnd(step.path, INSTRUCTIONS, context)))
    return 'what is spread into its result may bring instructions';
  if (messages && later.some(step => step.messages === 'maybe' && !canEnd(step.path, [MESSAGES], context)))
    return 'what is spread into its result may bring messages';
  if (messages && !reads) return 'its messages could not be followed';
  if (messages && !parameter.element && reads!.some(isWritten)) return 'it changes the messages in their place';
  return { fn, parameter, steps: later, instructions, messages, reads: reads ?? [] };
}

/** Whether messages that are made once more, from what was made before and what came since, are the same. */
function isStable({ path }: Step, reads: readonly tsTypes.Node[], { uses }: Context): boolean {
  const property =
    path.kind === 'literal' ? ownProperty(path.node as tsTypes.ObjectLiteralExpression, [MESSAGES]) : undefined;
  const given = propertyValue(property);
  if (!given) return false;
  const value = inward(given);
  const own = reads.filter(read => read.pos >= value.pos && read.end <= value.end);
  if (ts.isCallExpression(value)) {
    const {
      expression: callee,
      arguments: [first],
    } = value;
    if (uses.origins.producerAt(value)?.made === '.pruneMessages') return own.length === 1;
    if (!ts.isPropertyAccessExpression(callee) || own.length !== 1 || callee.expression !== own[0]) return false;
    if (callee.name.text === 'slice') return first !== undefined && /^-\d+$/.test(first.getText());
    return (
      callee.name.text === 'filter' && first !== undefined && ts.isArrowFunction(first) && first.parameters.length === 1
    );
  }
  // What is not made from them is the same in every step.
  return own.length === 0 && ts.isArrayLiteralExpression(value) && !holdsNames(value, reads, uses.references);
}

/** Whether a variable inside may be made from the messages. */
function holdsNames(
  value: tsTypes.Node,
  reads: readonly tsTypes.Node[],
  references: Context['uses']['references'],
): boolean {
  const fn = reads[0] && ts.findAncestor(reads[0], ts.isFunctionLike);
  if (!fn) return false;
  return someNode(value, node => {
    const declaration = node !== value && ts.isIdentifier(node) && references.symbolAt(node)?.valueDeclaration;
    return !!declaration && ts.findAncestor(declaration, at => at === fn) !== undefined;
  });
}

/** Whether a key or a single spread that may give nothing can fall back on what was there at first. */
function canEnd({ kind, node }: Path, names: readonly string[], { checker }: Context): boolean {
  if (kind !== 'literal') return false;
  const literal = node as tsTypes.ObjectLiteralExpression;
  const spreads = bringers(literal, names, checker);
  if (ownProperty(literal, names)) return spreads.length === 0;
  return spreads.length === 1 && keysIn(spreads[0]!.expression, names) !== undefined;
}

const isCalled = (fn: FunctionNode, { uses }: Context): boolean =>
  uses.origins.placesOf(fn).some(place => ts.isCallExpression(place.parent) && place.parent.expression === place);

const isWritten = (read: tsTypes.Expression): boolean => {
  const { parent } = read;
  if (isAssignee(read)) return true;
  return ts.isPropertyAccessExpression(parent) && CHANGES_LIST.test(parent.name.text);
};
