// @from 4
// @row ui-tool-invocation-type-check
// @only tool-parts message-types
import type { UIMessage } from 'ai';
import { getToolName, isToolUIPart } from 'ai';

export const tools = ({ parts }: UIMessage) => parts.filter(part => isToolUIPart(part));

export function first(message: UIMessage) {
  for (const part of message.parts ?? []) {
    switch (part.type) {
      default:
        if (!isToolUIPart(part)) break;
        return getToolName(part);
    }
  }
  return undefined;
}

export const rest = (parts: UIMessage['parts']) => parts.filter(part => !isToolUIPart(part));
