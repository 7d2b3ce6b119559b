/** What `useChat` gave and the component took apart: refs and functions of the same names. */
import { indentUnit } from '../../../src/edit/layout.js';
import { besideStatement, quoteOf } from '../../../src/edit/style.js';
import { isScript } from '../../../src/sdk/syntax.js';
import { isTemplate } from '../../../src/sdk/templates.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { appendsOf, usesOf, writeAppend } from '../use-chat/append.js';
import { initialInput } from '../use-chat/input.js';
import { type Found, foundIn, reasonToLeave, Taking } from '../use-chat/pattern.js';
import { reportGone, reportLeft } from '../use-chat/rows.js';
import { submitOf, writeSubmit } from '../use-chat/submit.js';
import { vueName } from './refs.js';
import { HELPERS } from './rows.js';

/** Helpers that are written beside the call. */
const WRITTEN = ['input', 'handleSubmit', 'append', 'isLoading', 'setMessages'];

/** Answers whether the input is state of the component now. */
export function changeHelpers(
  call: tsTypes.CallExpression,
  pattern: tsTypes.ObjectBindingPattern,
  options: tsTypes.ObjectLiteralExpression | undefined,
  context: Context,
): boolean {
  const found = foundIn(pattern, HELPERS);
  const reload = found.get('reload');
  if (reload) context.change(reload, draft => draft.rename(reload.propertyName ?? reload.name, 'regenerate'));
  const id = found.get('id');
  if (id) readValue(id, context);
  for (const name of ['data', 'setData']) reportGone(found.get(name), context, undefined, HELPERS);
  return writeBeside(call, pattern, options, found, context);
}

/** The id was a string, and is a ref; the template reads it as before. */
function readValue(id: tsTypes.BindingElement, context: Context): void {
  for (const use of usesOf(id, context)) {
    if (ts.findAncestor(use, isTemplate) || ts.isExportSpecifier(use.parent)) continue;
    const { parent } = use;
    if (ts.isPropertyAccessExpression(parent) && parent.name.text === 'value') continue;
    const isShorthand = ts.isShorthandPropertyAssignment(parent) && parent.name === use;
    const text = isShorthand ? `: ${use.getText()}.value` : '.value';
    context.change(use, draft => draft.insertAfter(use, text));
  }
}

function writeBeside(
  call: tsTypes.CallExpression,
  pattern: tsTypes.ObjectBindingPattern,
  options: tsTypes.ObjectLiteralExpression | undefined,
  found: Found,
  context: Context,
): boolean {
  const statement = call.parent.parent.parent;
  const gone = WRITTEN.flatMap(name => found.get(name) ?? []);
  if (gone.length === 0 || !ts.isVariableStatement(statement)) return false;
  const submit = submitOf(found.get('handleSubmit'), context);
  const append = appendsOf(found.get('append'), context);
  const reason = reasonToLeave(pattern, gone);
  if (reason || typeof submit === 'string') {
    for (const element of gone) reportGone(element, context, reason ?? String(submit), HELPERS);
    return false;
  }
  let isState = false;
  const isChanged = context.change(pattern, draft => {
    const taking = new Taking(pattern, found, gone, draft);
    const sender = taking.sender(append, submit !== undefined);
    const source = call.getSourceFile();
    const { end, line } = besideStatement(statement);
    const quote = quoteOf(source);
    const step = indentUnit(source.text);
    const isTyped = !isScript(source);
    const lines: string[] = [];
    const input = found.get('input')?.name.getText() ?? (submit ? draft.freeName(statement, 'input') : undefined);
    isState = input !== undefined;
    if (input)
      lines.push(
        `const ${input} = ${vueName('ref', statement, context, draft)}(${initialInput(options, context)})${end}`,
      );
    if (submit && sender) {
      const names = { name: found.get('handleSubmit')!.name.getText(), input: `${input}.value`, sender };
      lines.push(
        ...writeSubmit(
          submit,
          { ...names, clear: `${input}.value = ${quote}${quote}`, end, isTyped, step, at: statement },
          draft,
        ),
      );
    }
    const loading = found.get('isLoading');
    if (loading) {
      const status = taking.local('status');
      const isBusy = ['submitted', 'streaming']
        .map(state => `${status}.value === ${quote}${state}${quote}`)
        .join(' || ');
      lines.push(
        `const ${loading.name.getText()} = ${vueName('computed', statement, context, draft)}(() => ${isBusy})${end}`,
      );
    }
    const setter = found.get('setMessages');
    if (setter) {
      const messages = `${taking.local('messages')}.value`;
      const list = isTyped ? `${draft.importType(statement, 'ai', 'UIMessage')}[]` : '';
      const type = isTyped ? `: ${list} | ((messages: ${list}) => ${list})` : '';
      lines.push(
        `const ${setter.name.getText()} = (next${type}) => {\n${step}${messages} = typeof next === ${quote}function${quote} ? next(${messages}) : next${end}\n}${end}`,
      );
    }
    if (lines.length > 0) draft.insertAfter(statement, ...lines.map(text => line + text.replaceAll('\n', line)));
    if (append && sender) for (const each of append.calls) writeAppend(each, sender, draft);
  });
  reportLeft(append, context);
  return isChanged && isState;
}
