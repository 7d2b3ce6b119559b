// @from 4
// @row ui-tool-invocation-type-check
// @only tool-parts message-types
import type { Message, UIMessage } from 'ai';

export const tools = ({ parts }: UIMessage) => parts.filter(part => part.type === 'tool-invocation');

export function first(message: Message) {
  for (const part of message.parts ?? []) {
    switch (part.type) {
      case 'tool-invocation':
        return part.toolInvocation.toolName;
    }
  }
  return undefined;
}

export const rest = (parts: UIMessage['parts']) => parts.filter(part => 'tool-invocation' !== part.type);
