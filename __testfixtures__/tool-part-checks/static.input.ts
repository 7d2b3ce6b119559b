// @from 5
import { isToolUIPart, type UIMessage } from 'ai';

export function names(message: UIMessage): string[] {
  return message.parts.flatMap(part => (isToolUIPart(part) ? [part.type.slice('tool-'.length)] : []));
}
