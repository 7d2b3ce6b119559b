// @from 4
// @row UC-02 UC-03 UC-04 UC-05 UC-06 UC-07
// @only use-chat throttle
import { useChat } from '@ai-sdk/react';
import { createIdGenerator, DefaultChatTransport, TextStreamChatTransport } from 'ai';

export function Chat({ id, initialMessages, token }: { id: string; initialMessages: []; token: string }) {
  const { messages, sendMessage, status } = useChat({
    id,
    messages: initialMessages,
    transport: new DefaultChatTransport({
      api: '/api/chat',
      headers: { Authorization: token },
      body: { team: 'a' },
      credentials: 'include',
      prepareSendMessagesRequest({ messages, id, body: requestBody }) {
        return { body: { message: messages[messages.length - 1], id, ...requestBody } };
      },
    }),
    // all fields
    generateId: createIdGenerator({ prefix: 'msgc' }),
    throttle: 50,
    // Only the last message.
  });
  return (
    <button disabled={status !== 'ready'} onClick={() => sendMessage({ text: 'Hi' })}>
      {messages.length}
    </button>
  );
}

export function Text() {
  const chat = useChat({ transport: new TextStreamChatTransport({ api: '/api/chat?protocol=text' }) });
  return <p>{chat.messages.length}</p>;
}
