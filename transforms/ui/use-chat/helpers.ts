/** What `useChat` gave and the component took apart. */

import type { Draft } from '../../../src/edit/draft.js';
import { indentUnit } from '../../../src/edit/layout.js';
import { besideCoalescing } from '../../../src/edit/precedence.js';
import { besideStatement, quoteOf } from '../../../src/edit/style.js';
import { isRest, propertyNamed, propertyValue, staticName } from '../../../src/sdk/syntax.js';
import { isOpaque, mayBe } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { type Append, appendsOf, writeAppend } from './append.js';
import { voidEffects } from './effects.js';
import { HELPERS, renameHelper, reportLeft } from './rows.js';
import { type Submit, submitOf, writeSubmit } from './submit.js';
import { STATE, wholesOf } from './whole.js';

/** Keys of patterns that were seen to with their call. */
export const taken = new WeakSet<tsTypes.Node>();

const DATA = ['data', 'setData'];

/** Helpers that ask the server. */
const SENDING = ['append', 'handleSubmit', 'reload', 'experimental_resume'];

/** What is state of the component now. */
export interface State {
  /** With what `initialInput` gave it. */
  input: boolean;
  /** What keeps the data that the server sends. */
  setData?: string;
}

export function changeHelpers(
  call: tsTypes.CallExpression,
  pattern: tsTypes.ObjectBindingPattern,
  options: tsTypes.ObjectLiteralExpression | undefined,
  context: Context,
): State {
  const found = new Map<string, tsTypes.BindingElement>();
  for (const element of pattern.elements) {
    const name = isRest(element) ? undefined : staticName(element.propertyName ?? element.name);
    if (name === undefined) continue;
    found.set(name, element);
    if (name in HELPERS) taken.add(element.propertyName ?? element.name);
  }
  for (const [name, row] of Object.entries(HELPERS)) {
    const element = found.get(name);
    // The transport that is written for the options asks as 4 did.
    const { differs, ...rest } = row;
    if (element && row.to) renameHelper(element.propertyName ?? element.name, row.to, options ? rest : row, context);
  }
  const resume = found.get('experimental_resume');
  if (resume) voidEffects(resume, context);
  const keepsData = found.has('data') && hasOwnData(call, options, found);
  if (!keepsData) for (const name of DATA) report(found.get(name), name, context);
  return writeState({ call, pattern, options, found, keepsData }, context);
}

/** Whether the data come by requests of this chat, and nothing else takes them. */
const hasOwnData = (
  { arguments: given }: tsTypes.CallExpression,
  options: tsTypes.ObjectLiteralExpression | undefined,
  found: Place['found'],
): boolean =>
  SENDING.some(name => found.has(name)) &&
  (given.length === 0 ||
    (options !== undefined &&
      !options.properties.some(ts.isSpreadAssignment) &&
      propertyNamed(options, 'onData') === undefined));

interface Place {
  call: tsTypes.CallExpression;
  pattern: tsTypes.ObjectBindingPattern;
  options: tsTypes.ObjectLiteralExpression | undefined;
  found: ReadonlyMap<string, tsTypes.BindingElement>;
  keepsData: boolean;
}

/** The state of the input, its handlers, and what is read off the status, behind the statement of the call. */
function writeState({ call, pattern, options, found, keepsData }: Place, context: Context): State {
  const statement = call.parent.parent.parent;
  const names = [...STATE, 'append', 'isLoading', ...(keepsData ? DATA : [])];
  const gone = names.flatMap(name => found.get(name) ?? []);
  const state: State = { input: false };
  if (gone.length === 0 || !ts.isVariableStatement(statement)) return state;
  // A component that has the setter alone sets the input of another one with the same chat.
  const sharesInput = found.has('setInput') && !found.has('input');
  const submit = submitOf(found.get('handleSubmit'), context);
  const append = appendsOf(found.get('append'), context);
  const reason = sharesInput
    ? 'the input belongs to another component here'
    : pattern.elements.some(isRest)
      ? 'a rest takes the others along'
      : gone.some(({ name, initializer }) => !ts.isIdentifier(name) || initializer)
        ? 'one of the names is taken apart further'
        : typeof submit === 'string'
          ? submit
          : undefined;
  if (reason || typeof submit === 'string') {
    for (const element of gone) report(element, staticName(element.propertyName ?? element.name)!, context, reason);
    return state;
  }
  const hasInput = STATE.some(name => found.has(name));
  let setData: string | undefined;
  const isChanged = context.change(pattern, draft => {
    const local = (name: string): string => {
      const element = found.get(name);
      return element ? element.name.getText() : draft.freeName(statement, name);
    };
    const sender = senderFor({ pattern, found, gone, append, needsSender: found.has('handleSubmit') }, draft);
    const { end, line } = besideStatement(statement);
    const isTyped = !/\.[mc]?jsx?$/.test(call.getSourceFile().fileName);
    const lines: string[] = [];
    if (hasInput) {
      const written = writeInput(
        { statement, options, names: STATE.filter(name => found.has(name)), local, submit, sender },
        context,
        draft,
      );
      lines.push(...written);
    }
    if (keepsData) {
      setData = local('setData');
      const type = isTyped ? `<${draft.importType(statement, 'ai', 'JSONValue')}[]>` : '';
      const useState = draft.import(statement, 'react', 'useState');
      lines.push(`const [${local('data')}, ${setData}] = ${useState}${type}()${end}`);
    }
    const loading = found.get('isLoading');
    if (loading) lines.push(`const ${loading.name.getText()} = ${isBusy(pattern, found, gone, draft)}${end}`);
    if (lines.length > 0) draft.insertAfter(statement, ...lines.map(text => line + text.replaceAll('\n', line)));
    if (append && sender) for (const each of append.calls) writeAppend(each, sender, draft);
  });
  reportLeft(append, context);
  return isChanged ? { input: hasInput, ...(setData ? { setData } : {}) } : state;
}

interface Input {
  statement: tsTypes.VariableStatement;
  options: tsTypes.ObjectLiteralExpression | undefined;
  /** Helpers that are to be there, and what the component calls them. */
  names: readonly string[];
  local: (name: string) => string;
  submit: Submit | undefined;
  sender: string | undefined;
}

/** The state of the input and its handlers. */
function writeInput(
  { statement, options, names, local, submit, sender }: Input,
  context: Context,
  draft: Draft,
): string[] {
  const source = statement.getSourceFile();
  const { end } = besideStatement(statement);
  const quote = quoteOf(source);
  const isTyped = !/\.[mc]?jsx?$/.test(source.fileName);
  const [input, setInput] = [local('input'), local('setInput')];
  const useState = draft.import(statement, 'react', 'useState');
  const lines = [`const [${input}, ${setInput}] = ${useState}(${initialInput(options, context)})${end}`];
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

/** A chat that goes on as a whole: with it goes what 7 does not give. Answers whether the input is state now. */
export function changeWhole(
  call: tsTypes.CallExpression,
  options: tsTypes.ObjectLiteralExpression | undefined,
  context: Context,
): State {
  const wholes = wholesOf(context);
  const chat = wholes?.chats.get(call);
  const statement = call.parent.parent.parent;
  if (!wholes || !chat || !ts.isVariableStatement(statement)) return { input: false };
  const { read, submit } = wholes;
  const isChanged = context.change(chat, draft => {
    const helpers = draft.freeName(statement, 'helpers', 'chatHelpers');
    const names = new Map(STATE.map(name => [name, draft.freeName(statement, name)]));
    const local = (name: string): string => names.get(name)!;
    draft.replace(chat, helpers);
    const { end, line } = besideStatement(statement);
    const sender = `${helpers}.sendMessage`;
    const lines = writeInput({ statement, options, names: read, local, submit, sender }, context, draft);
    const given = read.map(name => (local(name) === name ? name : `${name}: ${local(name)}`));
    lines.push(`const ${chat.text} = { ...${helpers}, ${given.join(', ')} }${end}`);
    draft.insertAfter(statement, ...lines.map(text => line + text.replaceAll('\n', line)));
  });
  return { input: isChanged };
}

interface Sender {
  pattern: tsTypes.ObjectBindingPattern;
  found: Place['found'];
  gone: readonly tsTypes.BindingElement[];
  append: Append | undefined;
  needsSender: boolean;
}

/** Puts `sendMessage` in the place of what goes; answers what it is called. */
export function senderFor({ pattern, found, gone, append, needsSender }: Sender, draft: Draft): string | undefined {
  const known = found.get('sendMessage');
  const needs = (needsSender || append !== undefined) && !known;
  const kept = append?.isHandedOn ? found.get('append') : undefined;
  const place = kept ?? gone[0]!;
  const sender = known
    ? known.name.getText()
    : needs
      ? (kept?.name.getText() ?? draft.freeName(pattern, 'sendMessage'))
      : undefined;
  if (needs) draft.replace(place, sender === 'sendMessage' ? sender : `sendMessage: ${sender}`);
  draft.removeElements(
    pattern.elements,
    gone.filter(element => !needs || element !== place),
  );
  return sender;
}

/** `status === 'submitted' || status === 'streaming'` */
function isBusy(
  pattern: tsTypes.ObjectBindingPattern,
  found: Place['found'],
  gone: readonly tsTypes.BindingElement[],
  draft: Draft,
): string {
  const known = found.get('status');
  const status = known ? known.name.getText() : draft.freeName(pattern, 'status');
  const quote = quoteOf(pattern.getSourceFile());
  const kept = pattern.elements.filter(element => !gone.includes(element)).at(-1) ?? pattern.elements.at(-1)!;
  if (!known) draft.addElementAfter(kept, status === 'status' ? status : `status: ${status}`);
  return ['submitted', 'streaming'].map(name => `${status} === ${quote}${name}${quote}`).join(' || ');
}

/** What the input begins with. */
export function initialInput(options: tsTypes.ObjectLiteralExpression | undefined, { checker }: Context): string {
  const property = options && propertyNamed(options, 'initialInput');
  const value = propertyValue(property);
  const empty = options ? quoteOf(options.getSourceFile()).repeat(2) : "''";
  if (!options || !property || !value) return empty;
  const type = checker.getTypeAtLocation(value);
  const mayMiss = isOpaque(type) || mayBe(type, ts.TypeFlags.Undefined | ts.TypeFlags.Null);
  if (!mayMiss) return value.getText();
  const [open, close] = besideCoalescing(value);
  return `${open}${value.getText()}${close} ?? ${empty}`;
}

function report(element: tsTypes.BindingElement | undefined, name: string, context: Context, reason?: string): void {
  if (!element) return;
  context.report(element, {
    message: `\`useChat\` gives no \`${name}\` in 7${reason ? `, and this place was left: ${reason}` : ''}.`,
    remedy: HELPERS[name]!.remedy,
    severity: 'error',
  });
}
