// @from 5
import { isStaticToolUIPart, type UIMessage } from 'ai';

export function names(message: UIMessage): string[] {
  return message.parts.flatMap(part => (isStaticToolUIPart(part) ? [part.type.slice('tool-'.length)] : []));
}
