// @from 4
// @only tool-parts
import type { ToolInvocation, UIMessage } from 'ai';

type Done = Extract<ToolInvocation, { state: 'result' }>;

export const outputOf = (invocation: ToolInvocation) => (invocation as Done).result;
export const isFilled = (invocation: ToolInvocation) => !!(invocation as Extract<ToolInvocation, { state: 'result' }>)?.result;
export const inputOf = (call: Exclude<ToolInvocation, Done>) => JSON.stringify(call.args);

export function find(message: UIMessage, id: string) {
  for (const part of message.parts) {
    if (part.type !== 'tool-invocation') continue;
    const done = part.toolInvocation as Done;
    if (done.toolCallId === id && done.result) return done.toolName;
  }
  return undefined;
}
