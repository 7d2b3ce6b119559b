// @from 4
// @row UC-02 UC-03 UC-04 UC-05 UC-06 UC-07
// @only use-chat throttle
import { useChat } from '@ai-sdk/react';
import { createIdGenerator } from 'ai';

export function Chat({ id, initialMessages, token }: { id: string; initialMessages: []; token: string }) {
  const { messages, append, status } = useChat({
    id,
    initialMessages,
    api: '/api/chat',
    headers: { Authorization: token },
    body: { team: 'a' },
    credentials: 'include',
    sendExtraMessageFields: true, // all fields
    generateId: createIdGenerator({ prefix: 'msgc' }),
    experimental_throttle: 50,
    // Only the last message.
    experimental_prepareRequestBody({ messages, id, requestBody }) {
      return { message: messages[messages.length - 1], id, ...requestBody };
    },
  });
  return (
    <button disabled={status !== 'ready'} onClick={() => append({ role: 'user', content: 'Hi' })}>
      {messages.length}
    </button>
  );
}

export function Text() {
  const chat = useChat({ streamProtocol: 'text', api: '/api/chat?protocol=text' });
  return <p>{chat.messages.length}</p>;
}
