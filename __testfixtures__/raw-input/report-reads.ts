// @from 6
// @row ui-raw-input-deprecated
// @findings info:8
import { isToolUIPart, type UIMessage } from 'ai';

export function first(message: UIMessage) {
  for (const part of message.parts) {
    if (part.type === 'tool-weather' && part.state === 'output-error') { const { rawInput } = part; return rawInput; }
    if (isToolUIPart(part)) console.log(part.toolCallId);
  }
  return undefined;
}
