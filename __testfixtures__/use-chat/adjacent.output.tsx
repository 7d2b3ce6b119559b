// @from 4
// @row UC-08 UC-09 UC-25
// @only use-chat type-arguments message-types
import { useChat, type UIMessage, type UseChatHelpers } from '@ai-sdk/react';
import { useState } from 'react';
import { lastAssistantMessageIsCompleteWithToolCalls, DefaultChatTransport, TextStreamChatTransport } from 'ai';

export function Last({ initialMessages }: { initialMessages?: UIMessage[] }) {
  const { messages } = useChat({
    messages: initialMessages,
    transport: new DefaultChatTransport({ api: '/x', body: {} }),
    sendAutomaticallyWhen: ({ messages }) =>
      lastAssistantMessageIsCompleteWithToolCalls({ messages }) &&
      messages.slice(-1).flatMap(({ parts }) => parts).filter(({ type }) => type === 'step-start').length <= 3
  });
  const [input] = useState('a');
  return [messages, input].length;
}

export const Line = () => useChat({ transport: new TextStreamChatTransport() }).status;

export function Optional({ onResponse, ownFetch }: { onResponse?: (response: Response) => void; ownFetch?: typeof fetch }) {
  const { status } = useChat({
    transport: new DefaultChatTransport({
      fetch: async (input, init) => {
        const response2 = await (ownFetch ?? fetch)(input, init);
        await onResponse?.(response2);
        return response2;
      }
    })
  });
  return status;
}

export type Status = UseChatHelpers<UIMessage>['status'];
