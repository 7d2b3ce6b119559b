// @from 4
// @only tool-parts
import { useChat } from '@ai-sdk/react';

interface Row {
  type: 'tool-invocation';
  toolInvocation: { state: 'call' | 'result'; result?: string };
}

export const row: Row = { type: 'tool-invocation', toolInvocation: { state: 'result', result: 'a' } };
export const patch = (target: Row) => Object.assign(target, { toolInvocation: { ...target.toolInvocation, state: 'result' } });
export const count = () => useChat().messages.length;
