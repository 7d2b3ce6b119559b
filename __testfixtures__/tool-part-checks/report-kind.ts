// @from 4
// @row ui-tool-invocation-type-check
// @findings error:7 error:12 error:19
// @only tool-part-checks
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
