// @from 5
// @row UC-23
import { Chat, useChat, type UseChatHelpers } from '@ai-sdk/react';
import type { UIMessage } from 'ai';

export function Ask({ toolCallId }: { toolCallId: string }) {
  const { messages, addToolOutput: addToolResult } = useChat();
  const { addToolOutput: add, status } = useChat({ id: 'b' });
  return (
    <button
      onClick={() => {
        addToolResult({ tool: 'ask', toolCallId, output: 'yes' });
        void add({ tool: 'ask', toolCallId, output: messages.length });
      }}
    >
      {status}
    </button>
  );
}

export function Whole({ toolCallId }: { toolCallId: string }) {
  const chat = useChat();
  return () => chat.addToolOutput({ tool: 'ask', toolCallId, output: 'yes' });
}

export const answer = (chat: Chat<UIMessage>, toolCallId: string) =>
  chat?.addToolOutput({ state: 'output-error', tool: 'ask', toolCallId, errorText: 'no' });

export interface Props {
  addToolResult: UseChatHelpers<UIMessage>['addToolOutput'];
  rest: Pick<UseChatHelpers<UIMessage>, 'addToolOutput' | 'status'>;
}
