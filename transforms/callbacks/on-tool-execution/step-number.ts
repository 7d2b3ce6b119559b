/** The number of the step, which the events had: a variable beside the call, set when a step starts. */
import type { Draft } from '../../../src/edit/draft.js';
import { indentAt, indentUnit, lineEnding, startsLine } from '../../../src/edit/layout.js';
import { addFirst, declarationPlace, toBlock } from '../../../src/edit/statements.js';
import { arrowParameter, usesSemicolons } from '../../../src/edit/style.js';
import {
  type FunctionNode,
  inward,
  isFunctionNode,
  outward,
  propertyNamed,
  staticName,
} from '../../../src/sdk/syntax.js';
import { mayHave } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { NAMES } from './names.js';

const STARTS = ['experimental_onStepStart', 'onStepStart'];

/** The variables of calls, by their options; undefined where there can be none. */
const variables = new WeakMap<tsTypes.Node, string | undefined>();

/** The variable that holds the number of the step at a place in a callback of a call. */
export function stepNumberAt(place: tsTypes.Node, callback: tsTypes.Node, context: Context): string | undefined {
  // The SDK waits for the callback, but not for what that starts: a function in it may run in a later step.
  if (!isFunctionNode(callback) || ts.findAncestor(place, ts.isFunctionLike) !== callback) return undefined;
  return stepNumberIn(ts.isMethodDeclaration(callback) ? callback : outward(callback).parent, context);
}

/** The variable that holds it while a callback of a call runs, by the option that gives the callback. */
export function stepNumberIn(property: tsTypes.Node, context: Context): string | undefined {
  const options = optionsOf(property, context);
  if (!options) return undefined;
  if (!variables.has(options.literal)) variables.set(options.literal, declare(options, context));
  return variables.get(options.literal);
}

interface Options {
  literal: tsTypes.ObjectLiteralExpression;
  property: tsTypes.ObjectLiteralElementLike;
  call: tsTypes.CallExpression;
}

/** The options of the one call that a callback is given to. Agents share their settings between calls. */
function optionsOf(property: tsTypes.Node, { uses }: Context): Options | undefined {
  if (!ts.isObjectLiteralElementLike(property) || !NAMES[staticName(property.name) ?? '']) return undefined;
  const literal = property.parent;
  if (!ts.isObjectLiteralExpression(literal)) return undefined;
  const call = outward(literal).parent;
  if (!ts.isCallExpression(call) || call.arguments[0] !== outward(literal)) return undefined;
  const made = uses.origins.producerAt(call)?.made;
  return made === '.generateText' || made === '.streamText' ? { literal, property, call } : undefined;
}

function declare({ literal, property, call }: Options, context: Context): string | undefined {
  const { checker } = context;
  const place = declarationPlace(call);
  const isBrought = literal.properties
    .filter(ts.isSpreadAssignment)
    .some(({ expression }) => mayHave(checker, checker.getTypeAtLocation(expression), STARTS));
  if (!place || isBrought) return undefined;
  const own = STARTS.flatMap(name => propertyNamed(literal, name) ?? []);
  const write = own.length === 0 ? addStart(property) : own.length === 1 ? startsWith(own[0]!) : undefined;
  if (!write) return undefined;
  let name: string | undefined;
  const isChanged = context.change(property, draft => {
    name = draft.freeName(place.at, 'stepNumber', 'currentStep');
    place.write(draft, `let ${name} = 0`);
    write(name, draft);
  });
  return isChanged ? name : undefined;
}

type Write = (variable: string, draft: Draft) => void;

/** A callback of its own, before the one that reads the number. */
function addStart(property: tsTypes.ObjectLiteralElementLike): Write {
  const source = property.getSourceFile();
  const { text } = source;
  const isBelow = startsLine(text, property.getStart());
  const line = isBelow ? lineEnding(text) + indentAt(text, property.getStart()) : ' ';
  const inner = isBelow ? line + indentUnit(text) : ' ';
  const end = usesSemicolons(source) ? ';' : '';
  return (variable, draft) =>
    draft.addElementBefore(
      property,
      `onStepStart: ${arrowParameter(source, 'event')} => {${inner}${variable} = event.stepNumber${end}${line}}`,
    );
}

/** The callback that is there begins with it. */
function startsWith(property: tsTypes.ObjectLiteralElementLike): Write | undefined {
  const fn = ts.isPropertyAssignment(property) ? inward(property.initializer) : property;
  const number = isFunctionNode(fn) ? numberIn(fn) : undefined;
  if (!isFunctionNode(fn) || !fn.body || !number) return undefined;
  const { body } = fn;
  return (variable, draft) => {
    const statement = `${variable} = ${number}`;
    if (!ts.isBlock(body)) toBlock(body, statement, draft);
    else addFirst(body, [statement], draft);
  };
}

/** How a callback of steps reads the number of its step. */
function numberIn({ parameters: [event], body }: FunctionNode): string | undefined {
  if (!event || (body && ts.isBlock(body) && body.statements.length === 0)) return undefined;
  const { name } = event;
  if (ts.isIdentifier(name)) return `${name.text}.stepNumber`;
  if (!ts.isObjectBindingPattern(name)) return undefined;
  const element = name.elements.find(one => staticName(one.propertyName ?? one.name) === 'stepNumber');
  return element && ts.isIdentifier(element.name) && !element.initializer ? element.name.text : undefined;
}
