/** The input of a chat and its handler, which become state and a function of the component. */

import { indentUnit } from '../../../src/edit/layout.js';
import { besideStatement, quoteOf } from '../../../src/edit/style.js';
import { isScript } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { appendsBy, writeAppend } from '../use-chat/append.js';
import { initialInput } from '../use-chat/input.js';
import { reportLeft } from '../use-chat/rows.js';
import { submitBy, writeSubmit } from '../use-chat/submit.js';

/** Members that were seen to with their chat. */
export const taken = new WeakSet<tsTypes.Node>();

const RUNES = /\$(?:state|derived|props|effect|bindable)\b/;

type Reads = readonly tsTypes.PropertyAccessExpression[];

/** Answers whether the input is state of the component now. */
export function changeHelpers(
  chat: tsTypes.Identifier,
  options: tsTypes.ObjectLiteralExpression | undefined,
  context: Context,
): boolean {
  const uses = context.uses.references.of(chat).filter(use => use !== chat);
  const reads = uses.flatMap(({ parent }) => (ts.isPropertyAccessExpression(parent) ? [parent] : []));
  const named = (name: string): Reads => reads.filter(read => read.name.text === name);
  changeAppend(named('append'), context);
  const isHandedOn = uses.some(use => !ts.isPropertyAccessExpression(use.parent));
  const [inputs, submits] = [named('input'), named('handleSubmit')];
  return inputs.length + submits.length > 0 && !isHandedOn && writeInput(chat, options, inputs, submits, context);
}

/** `chat.append(…)` becomes `chat.sendMessage(…)`. */
export function changeAppend(calls: Reads, context: Context): void {
  if (calls.length === 0) return;
  const append = appendsBy(calls, context);
  for (const { name } of calls) taken.add(name);
  context.change(calls[0]!, draft => {
    for (const call of append.calls) writeAppend(call, 'sendMessage', draft);
  });
  reportLeft(append, context);
}

function writeInput(
  chat: tsTypes.Identifier,
  options: tsTypes.ObjectLiteralExpression | undefined,
  inputs: Reads,
  submits: Reads,
  context: Context,
): boolean {
  const statement = chat.parent.parent.parent;
  const submit = submitBy(submits, context);
  const isComponent = context.unit.file.endsWith('.svelte') && statement.parent === chat.getSourceFile();
  if (!isComponent || !ts.isVariableStatement(statement) || typeof submit === 'string') return false;
  const source = chat.getSourceFile();
  const isChanged = context.change(chat, draft => {
    const input = draft.freeName(statement, 'input', 'chatInput');
    const { end, line } = besideStatement(statement);
    const quote = quoteOf(source);
    const initial = initialInput(options, context);
    // Without a rune, a component is of the older kind, in which each `let` is state.
    const lines = [`let ${input} = ${RUNES.test(context.unit.code) ? `$state(${initial})` : initial}${end}`];
    for (const read of inputs) draft.replace(read, input);
    if (submits.length > 0) {
      const name = draft.freeName(statement, 'handleSubmit');
      const names = { name, input, sender: `${chat.text}.sendMessage`, clear: `${input} = ${quote}${quote}`, end };
      const isTyped = !isScript(source);
      lines.push(
        ...writeSubmit(
          submit,
          { ...names, isTyped, isDocumented: true, step: indentUnit(source.text), at: statement },
          draft,
        ),
      );
      for (const read of submits) draft.replace(read, name);
    }
    draft.insertAfter(statement, ...lines.map(text => line + text.replaceAll('\n', line)));
  });
  if (isChanged) for (const { name } of [...inputs, ...submits]) taken.add(name);
  return isChanged;
}
