// @from 4
// @only use-chat message-types type-arguments
// @alone
import { useChat } from '@ai-sdk/react';
import { useState } from 'react';
import { DefaultChatTransport } from 'ai';
import { Form } from './form';

export function Chat({ draft }: { draft?: string }) {
  const helpers = useChat({ transport: new DefaultChatTransport({ api: '/api/ask' }) });
  const [input, setInput] = useState(draft ?? '');
  const handleInputChange = (event: { target: { value: string } }) => setInput(event.target.value);
  const handleSubmit = (event?: { preventDefault?: () => void }) => {
    event?.preventDefault?.();
    if (!input) return;
    helpers.sendMessage({ text: input });
    setInput('');
  };
  const chat = { ...helpers, input, setInput, handleInputChange, handleSubmit };
  return (
    <main>
      <button onClick={() => chat.setInput('')}>{chat.messages.length}</button>
      <Form chat={chat} />
    </main>
  );
}
