// @from 4
// @only tool-parts
import type { DynamicToolUIPart, ToolUIPart, UIMessage } from 'ai';
import { getToolName, isToolUIPart } from 'ai';

type Done = Extract<DynamicToolUIPart | ToolUIPart, { state: 'output-available' }>;

export const outputOf = (invocation: DynamicToolUIPart | ToolUIPart) => (invocation as Done).output as any;
export const isFilled = (invocation: DynamicToolUIPart | ToolUIPart) => !!(invocation as Extract<DynamicToolUIPart | ToolUIPart, { state: 'output-available' }>)?.output;
export const inputOf = (call: Exclude<DynamicToolUIPart | ToolUIPart, Done>) => JSON.stringify(call.input);

export function find(message: UIMessage, id: string) {
  for (const part of message.parts) {
    if (!isToolUIPart(part)) continue;
    const done = part as Done;
    if (done.toolCallId === id && done.output) return getToolName(done);
  }
  return undefined;
}
