/** What the `catch` does. */
import { quoteOf } from '../../../src/edit/style.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import type { Execute } from '../execute/execute.js';
import { isRead, snakeCase } from '../execute/name.js';
import { answerFor } from './answer.js';
import { logCall } from './log.js';

export interface Handler {
  /** The catch variable. */
  error: string;
  /** Statements, without their semicolons. */
  statements: readonly string[];
}

/** @param known the name of the tool, where it has one */
export function handlerFor(use: OptionUse, execute: Execute, known: string | undefined, context: Context): Handler {
  const name = known ?? 'tool';
  const error = freeName(execute, context);
  const quote = quoteOf(execute.getSourceFile());
  const code = `${quote}${snakeCase(name)}_failed${quote}`;
  const ok = context.unit.language === 'jsx' ? 'false' : 'false as const';
  const last =
    answerFor(use, execute, known, context) === 'throw'
      ? `throw new Error(${code}, { cause: ${error} })`
      : `return { ok: ${ok}, error: ${code}, retryable: ${isRead(name)} }`;
  const signal = abortSignalOf(execute, context);
  const aborted = signal ? [`${signal}?.throwIfAborted()`] : [];
  return { error, statements: [...aborted, logCall(execute, name, error, context), last] };
}

/** A name for the catch variable that hides nothing that can be seen there. */
function freeName(execute: Execute, { checker }: Context): string {
  const visible = checker.getSymbolsInScope(execute, ts.SymbolFlags.Value | ts.SymbolFlags.Alias);
  const isTaken = (name: string): boolean =>
    visible.some(
      symbol =>
        symbol.name === name && !(symbol.declarations ?? []).every(declaration => isWithin(declaration, execute.body)),
    );
  return ['error', 'toolError', 'cause'].find(name => !isTaken(name)) ?? 'thrownError';
}

const isWithin = (node: tsTypes.Node, outer: tsTypes.Node): boolean =>
  ts.findAncestor(node, ancestor => ancestor === outer) !== undefined;

/** How the function reads the signal that ends the run, if its second parameter gives it. */
function abortSignalOf(execute: Execute, { checker }: Context): string | undefined {
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
  return hasSignal ? `${options.name.text}${options.questionToken ? '?' : ''}.abortSignal` : undefined;
}
