/** State of the component in the place of what the chat of 4 kept, behind the statement of the call. */

import { besideStatement, quoteOf } from '../../../src/edit/style.js';
import { isScript } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { appendsOf, writeAppend } from './append.js';
import { writeInput } from './input.js';
import { type Found, reasonToLeave, Taking } from './pattern.js';
import { reportGone, reportLeft } from './rows.js';
import { submitOf } from './submit.js';
import { STATE } from './wholes.js';

export const DATA = ['data', 'setData'];

/** What is state of the component now. */
export interface State {
  /** With what `initialInput` gave it. */
  input: boolean;
  /** What keeps the data that the server sends. */
  setData?: string;
}

interface Place {
  call: tsTypes.CallExpression;
  pattern: tsTypes.ObjectBindingPattern;
  options: tsTypes.ObjectLiteralExpression | undefined;
  found: Found;
  keepsData: boolean;
}

export function writeState({ call, pattern, options, found, keepsData }: Place, context: Context): State {
  const statement = call.parent.parent.parent;
  const names = [...STATE, 'append', 'isLoading', ...(keepsData ? DATA : [])];
  const gone = names.flatMap(name => found.get(name) ?? []);
  const state: State = { input: false };
  if (gone.length === 0 || !ts.isVariableStatement(statement)) return state;
  // A component that has the setter alone sets the input of another one with the same chat.
  const sharesInput = found.has('setInput') && !found.has('input');
  const submit = submitOf(found.get('handleSubmit'), context);
  const append = appendsOf(found.get('append'), context);
  const reason = sharesInput ? 'the input belongs to another component here' : reasonToLeave(pattern, gone);
  if (reason || typeof submit === 'string') {
    for (const element of gone) reportGone(element, context, reason ?? String(submit));
    return state;
  }
  const kept = STATE.filter(name => found.has(name));
  let setData: string | undefined;
  const isChanged = context.change(pattern, draft => {
    const taking = new Taking(pattern, found, gone, draft);
    const local = (name: string): string => found.get(name)?.name.getText() ?? draft.freeName(statement, name);
    const sender = taking.sender(append, submit !== undefined);
    const { end, line } = besideStatement(statement);
    const quote = quoteOf(call.getSourceFile());
    const isTyped = !isScript(call);
    const lines =
      kept.length > 0 ? writeInput({ statement, options, names: kept, local, submit, sender }, context, draft) : [];
    if (keepsData) {
      setData = local('setData');
      const type = isTyped ? `<${draft.importType(statement, 'ai', 'JSONValue')}[]>` : '';
      lines.push(
        `const [${local('data')}, ${setData}] = ${draft.import(statement, 'react', 'useState')}${type}()${end}`,
      );
    }
    const loading = found.get('isLoading');
    if (loading) {
      const status = taking.local('status');
      const isBusy = ['submitted', 'streaming'].map(name => `${status} === ${quote}${name}${quote}`).join(' || ');
      lines.push(`const ${loading.name.getText()} = ${isBusy}${end}`);
    }
    if (lines.length > 0) draft.insertAfter(statement, ...lines.map(text => line + text.replaceAll('\n', line)));
    if (append && sender) for (const each of append.calls) writeAppend(each, sender, draft);
  });
  reportLeft(append, context);
  return isChanged ? { input: kept.length > 0, ...(setData ? { setData } : {}) } : state;
}
