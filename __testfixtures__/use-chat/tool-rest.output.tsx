// @from 4
// @only use-chat
import { useChat } from '@ai-sdk/react';

export function useMine(id: string) {
  const { messages, status, ...others } = useChat({
    id,
    async onToolCall({ toolCall }) {
      if (toolCall.toolName === 'city') {
        others.addToolOutput({
          tool: toolCall.toolName,
          toolCallId: toolCall.toolCallId,
          output: 'Bern',
        });
        return;
      }
    },
  });
  return { count: messages.length, status, ...others };
}
