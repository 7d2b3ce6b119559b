/** What `useChat` gave and the component took apart: refs and functions of the same names. */
import type { Draft } from '../../../src/edit/draft.js';
import { indentUnit } from '../../../src/edit/layout.js';
import { besideStatement, quoteOf } from '../../../src/edit/style.js';
import { isRest, staticName } from '../../../src/sdk/syntax.js';
import { isTemplate } from '../../../src/sdk/templates.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { appendsOf, usesOf, writeAppend } from '../use-chat/append.js';
import { initialInput, senderFor } from '../use-chat/helpers.js';
import { reportLeft } from '../use-chat/rows.js';
import { submitOf, writeSubmit } from '../use-chat/submit.js';
import { vueName } from './refs.js';
import { HELPERS } from './rows.js';

/** Keys of patterns that were seen to with their call. */
export const taken = new WeakSet<tsTypes.Node>();

/** Helpers that are written beside the call. */
const WRITTEN = ['input', 'handleSubmit', 'append', 'isLoading', 'setMessages'];

type Found = ReadonlyMap<string, tsTypes.BindingElement>;

/** Answers whether the input is state of the component now. */
export function changeHelpers(
  call: tsTypes.CallExpression,
  pattern: tsTypes.ObjectBindingPattern,
  options: tsTypes.ObjectLiteralExpression | undefined,
  context: Context,
): boolean {
  const found = new Map<string, tsTypes.BindingElement>();
  for (const element of pattern.elements) {
    const name = isRest(element) ? undefined : staticName(element.propertyName ?? element.name);
    if (name === undefined) continue;
    found.set(name, element);
    if (name in HELPERS) taken.add(element.propertyName ?? element.name);
  }
  const reload = found.get('reload');
  if (reload) context.change(reload, draft => draft.rename(reload.propertyName ?? reload.name, 'regenerate'));
  const id = found.get('id');
  if (id) readValue(id, context);
  for (const name of ['data', 'setData']) report(found.get(name), name, context);
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
  const reason = pattern.elements.some(isRest)
    ? 'a rest takes the others along'
    : gone.some(({ name, initializer }) => !ts.isIdentifier(name) || initializer)
      ? 'one of the names is taken apart further'
      : typeof submit === 'string'
        ? submit
        : undefined;
  if (reason || typeof submit === 'string') {
    for (const element of gone) report(element, staticName(element.propertyName ?? element.name)!, context, reason);
    return false;
  }
  let isState = false;
  const isChanged = context.change(pattern, draft => {
    const taking = new Taking(pattern, found, gone, draft);
    const sender = senderFor({ pattern, found, gone, append, needsSender: submit !== undefined }, draft);
    const source = call.getSourceFile();
    const { end, line } = besideStatement(statement);
    const quote = quoteOf(source);
    const step = indentUnit(source.text);
    const isTyped = !/\.[mc]?jsx?$/.test(source.fileName);
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

/** Takes further helpers out of the chat. */
class Taking {
  constructor(
    readonly pattern: tsTypes.ObjectBindingPattern,
    readonly found: Found,
    readonly gone: readonly tsTypes.BindingElement[],
    readonly draft: Draft,
  ) {}

  /** What the component calls a helper. */
  local(helper: string): string {
    const known = this.found.get(helper);
    if (known) return known.name.getText();
    const name = this.draft.freeName(this.pattern, helper);
    const { elements } = this.pattern;
    const kept = elements.filter(element => !this.gone.includes(element)).at(-1) ?? elements.at(-1)!;
    this.draft.addElementAfter(kept, name === helper ? name : `${helper}: ${name}`);
    return name;
  }
}

function report(element: tsTypes.BindingElement | undefined, name: string, context: Context, reason?: string): void {
  if (!element) return;
  context.report(element, {
    message: `\`useChat\` gives no \`${name}\` in 7${reason ? `, and this place was left: ${reason}` : ''}.`,
    remedy: HELPERS[name]!.remedy,
    severity: 'error',
  });
}
