/** What the `catch` does. */
import { usesSemicolons } from '../../../src/edit/style.js';
import { someNode } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import type { Execute, ToolRun } from '../execute/execute.js';
import { isRead } from '../execute/name.js';
import { TOOL_ERROR } from '../execute/settled.js';
import type { Failure } from './failure.js';
import { logCall, REF } from './log.js';
import type { Rethrow } from './rethrow.js';
import { toolErrorAt } from './told.js';

export interface Handler {
  /** The catch variable. */
  error: string;
  /** Whole lines. */
  statements: readonly string[];
}

/** How a function reads the signal that ends the run. */
export type Signal = string | undefined;

interface Settings {
  /** Whether the function yields what it answers. */
  isStream: boolean;
  signal: Signal;
  /** The class of errors for the model, where the change brings it. */
  toolError: string | undefined;
  /** The handler of the author that goes on with these statements. */
  caught: Pick<Rethrow, 'error' | 'isLogged'> | undefined;
  /** The function of the generated module that logs an error and answers with a failure, where that is asked for. */
  toolFailure: string | undefined;
}

/** @param known the name of the tool, where it has one */
export function handlerFor(
  run: ToolRun,
  known: string | undefined,
  failure: Failure,
  { isStream, signal, toolError, toolFailure, caught }: Settings,
  context: Context,
): Handler {
  const error = caught?.error ?? freeName(run, context);
  const { errorRef } = context.choices;
  const end = failure.answer === 'throw' ? thrown(failure, error, context) : returned(failure, isStream, context);
  const semicolon = usesSemicolons(run.key.getSourceFile()) ? ';' : '';
  const ended = (statement: string): string => statement + semicolon;
  const aborted = signal ? [ended(`${signal}?.throwIfAborted()`)] : [];
  if (toolFailure && failure.answer === 'return' && failure.flag === 'ok') {
    const name = known ?? 'tool';
    const quote = failure.code[0]!;
    const call = `${toolFailure}(${quote}${name}${quote}, ${error}, { retryable: ${isRead(name)} })`;
    return { error, statements: [...aborted, ended(`${isStream ? 'yield' : 'return'} ${call}`)] };
  }
  return {
    error,
    statements: [
      ...aborted,
      ...passed(run, failure, error, { isStream, toolError }, semicolon, context),
      ...(errorRef ? [ended(`const ${REF} = crypto.randomUUID().slice(0, 8)`)] : []),
      ...(caught?.isLogged && !errorRef ? [] : [ended(logCall(run.key, known ?? 'tool', error, context))]),
      ended(end),
    ],
  };
}

const returned = (failure: Failure, isStream: boolean, { choices }: Context): string =>
  `${isStream ? 'yield' : 'return'} ${failure.object(...(choices.errorRef ? [REF] : []))}`;

function thrown({ code }: Failure, error: string, { choices, unit }: Context): string {
  const text = choices.errorRef ? `\`${code.slice(1, -1)} (ref: \${${REF}})\`` : code;
  return `throw new Error(${text}${unit.knowsErrorCause ? `, { cause: ${error} }` : ''})`;
}

/** An error that was written for the model passes. */
function passed(
  { key }: ToolRun,
  failure: Failure,
  error: string,
  { isStream, toolError }: Pick<Settings, 'isStream' | 'toolError'>,
  semicolon: string,
  context: Context,
): string[] {
  const own = toolErrorAt(key, context);
  if (!own && !toolError) return [];
  const test = `if (${error} instanceof ${toolError ?? TOOL_ERROR})`;
  if (failure.answer === 'throw') return [`${test} throw ${error}${semicolon}`];
  const members = (own?.members ?? []).map(name => `${name}: ${error}.${name}`);
  const told = failure.told(`${error}.message`, members).join('');
  return [isStream ? `${test} { yield ${told}; return; }` : `${test} return ${told}${semicolon}`];
}

/** A name for the catch variable that hides nothing that can be seen there. */
function freeName({ key, execute, reference }: ToolRun, { checker }: Context): string {
  const body = reference ? undefined : execute?.body;
  const visible = checker.getSymbolsInScope(reference ?? execute ?? key, ts.SymbolFlags.Value | ts.SymbolFlags.Alias);
  const isTaken = (name: string): boolean =>
    visible.some(
      symbol =>
        symbol.name === name && !(symbol.declarations ?? []).every(declaration => body && isWithin(declaration, body)),
    );
  return ['error', 'toolError', 'cause'].find(name => !isTaken(name)) ?? 'thrownError';
}

const isWithin = (node: tsTypes.Node, outer: tsTypes.Node): boolean =>
  ts.findAncestor(node, ancestor => ancestor === outer) !== undefined;

/** The signal, if the second parameter of the function gives it. */
export function signalOf(execute: Execute, { checker }: Context): Signal {
  const options = execute.parameters[1];
  if (!options) return undefined;
  if (ts.isObjectBindingPattern(options.name)) {
    const element = options.name.elements.find(
      ({ propertyName, name, dotDotDotToken }) => !dotDotDotToken && (propertyName ?? name).getText() === 'abortSignal',
    );
    return element && ts.isIdentifier(element.name) ? element.name.text : undefined;
  }
  // An underscore says that the parameter is not for use.
  if (!ts.isIdentifier(options.name) || options.dotDotDotToken || options.name.text.startsWith('_')) return undefined;
  const type = checker.getTypeAtLocation(options);
  const hasSignal =
    type.flags & ts.TypeFlags.Any || checker.getPropertyOfType(checker.getNonNullableType(type), 'abortSignal');
  return hasSignal ? `${options.name.text}${mayBeMissing(options, execute) ? '?' : ''}.abortSignal` : undefined;
}

/** Whether the author counts on calls without options: `options?: …`, or `options?.abortSignal` in the body. */
const mayBeMissing = ({ questionToken, name }: tsTypes.ParameterDeclaration, { body }: Execute): boolean =>
  questionToken !== undefined ||
  someNode(
    body,
    node =>
      ts.isPropertyAccessExpression(node) &&
      node.questionDotToken !== undefined &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === name.getText(),
  );
