/** Chats that are not taken apart: what 7 does not give goes with them as before. */
import { besideStatement } from '../../../src/edit/style.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { writeInput } from './input.js';
import type { State } from './state.js';
import { typeOf } from './types.js';
import { STATE, wholesOf } from './wholes.js';

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

/** `ReturnType<typeof useChat>` has them no more. */
export function widenType(query: tsTypes.TypeQueryNode, context: Context): void {
  const wholes = wholesOf(context);
  const { parent } = query;
  const isResult =
    ts.isTypeReferenceNode(parent) &&
    parent.typeName.getText() === 'ReturnType' &&
    !ts.isIndexedAccessTypeNode(parent.parent) &&
    !ts.isArrayTypeNode(parent.parent);
  if (!wholes || !isResult) return;
  context.change(parent, draft => {
    const members = wholes.read.map(name => `${name}: ${typeOf(name, wholes.submit, query, draft)}`);
    draft.insertAfter(parent, ` & { ${members.join('; ')} }`);
  });
}
