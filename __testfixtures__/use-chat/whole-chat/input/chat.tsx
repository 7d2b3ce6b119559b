// @from 4
// @only use-chat message-types type-arguments
// @alone
import { useChat } from '@ai-sdk/react';
import { Form } from './form';

export function Chat({ draft }: { draft?: string }) {
  const chat = useChat({ api: '/api/ask', initialInput: draft });
  return (
    <main>
      <button onClick={() => chat.setInput('')}>{chat.messages.length}</button>
      <Form chat={chat} />
    </main>
  );
}
