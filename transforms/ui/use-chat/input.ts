/** The input and its handlers, which are state of the component. */
import type { Draft } from '../../../src/edit/draft.js';
import { indentUnit } from '../../../src/edit/layout.js';
import { besideCoalescing } from '../../../src/edit/precedence.js';
import { besideStatement, quoteOf } from '../../../src/edit/style.js';
import { inward, isOr, isScript, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { mayMiss } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { type Submit, writeSubmit } from './submit.js';

interface Input {
  statement: tsTypes.VariableStatement;
  options: tsTypes.ObjectLiteralExpression | undefined;
  /** Helpers that are to be there, and what the component calls them. */
  names: readonly string[];
  local: (name: string) => string;
  submit: Submit | undefined;
  sender: string | undefined;
}

export function writeInput(
  { statement, options, names, local, submit, sender }: Input,
  context: Context,
  draft: Draft,
): string[] {
  const source = statement.getSourceFile();
  const { end } = besideStatement(statement);
  const quote = quoteOf(source);
  const isTyped = !isScript(source);
  const input = local('input');
  const isSet = ['setInput', 'handleInputChange'].some(name => names.includes(name)) || (submit && sender);
  const setInput = isSet ? local('setInput') : '';
  const useState = draft.import(statement, 'react', 'useState');
  const state = setInput ? `${input}, ${setInput}` : input;
  const lines = [`const [${state}] = ${useState}(${initialInput(options, context)})${end}`];
  if (names.includes('handleInputChange')) {
    const type = isTyped ? ': { target: { value: string } }' : '';
    lines.push(`const ${local('handleInputChange')} = (event${type}) => ${setInput}(event.target.value)${end}`);
  }
  if (submit && sender) {
    const clear = `${setInput}(${quote}${quote})`;
    const step = indentUnit(source.text);
    const written = { name: local('handleSubmit'), input, clear, sender, end, isTyped, step, at: statement };
    lines.push(...writeSubmit(submit, written, draft));
  }
  return lines;
}

/** What the input begins with. */
export function initialInput(options: tsTypes.ObjectLiteralExpression | undefined, { checker }: Context): string {
  const property = options && propertyNamed(options, 'initialInput');
  const value = propertyValue(property);
  const empty = options ? quoteOf(options.getSourceFile()).repeat(2) : "''";
  if (!options || !property || !value) return empty;
  const type = checker.getTypeAtLocation(value);
  if (!mayMiss(type) || endsInText(value)) return value.getText();
  const [open, close] = besideCoalescing(value);
  return `${open}${value.getText()}${close} ?? ${empty}`;
}

/** `read() || ''`, which is a text though nobody knows the type of what is read. */
function endsInText(value: tsTypes.Expression): boolean {
  return ts.isBinaryExpression(value) && isOr(value.operatorToken) && ts.isStringLiteralLike(inward(value.right));
}
