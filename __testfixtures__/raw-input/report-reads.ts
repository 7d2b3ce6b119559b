// @from 6
// @row ui-raw-input-deprecated
// @findings info:6 info:12
import { isToolUIPart, type ToolUIPart, type UIMessage } from 'ai';

export const show = (part: ToolUIPart) => (part.state === 'output-error' ? part.rawInput : part.input);

export const both = (part: ToolUIPart) => (part.state === 'output-error' ? part.input ?? part.rawInput : undefined);

export function first(message: UIMessage) {
  for (const part of message.parts) {
    if (part.type === 'tool-weather' && part.state === 'output-error') { const { rawInput } = part; return rawInput; }
    if (isToolUIPart(part)) console.log(part.toolCallId);
  }
  return undefined;
}
