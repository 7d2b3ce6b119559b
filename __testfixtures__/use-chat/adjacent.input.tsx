// @from 4
// @row UC-08 UC-09 UC-25
// @only use-chat type-arguments message-types
import { useChat, type Message, type UseChatHelpers } from '@ai-sdk/react';

export function Last({ initialMessages }: { initialMessages?: Message[] }) {
  const { messages, input } = useChat({
    initialMessages,
    api: '/x',
    initialInput: 'a',
    body: {},
    sendExtraMessageFields: true,
    maxSteps: 3
  });
  return [messages, input].length;
}

export const Line = () => useChat({ streamProtocol: 'text', keepLastMessageOnError: true, key: 'z' }).status;

export function Optional({ onResponse, ownFetch }: { onResponse?: (response: Response) => void; ownFetch?: typeof fetch }) {
  const { status } = useChat({
    onResponse,
    fetch: ownFetch
  });
  return status;
}

export type Status = UseChatHelpers['status'];
