// @from 4
// @row UC-01 UC-15 UC-17 UC-18
// @only use-chat
'use client';

import { useChat } from '@ai-sdk/react';
import { useState } from 'react';
import { DefaultChatTransport } from 'ai';

export default function Page() {
  const { error, sendMessage, messages, regenerate: reload, stop, status } = useChat({
    transport: new DefaultChatTransport({ api: '/api/ask' }),
  });
  const [input, setInput] = useState('');
  const handleInputChange = (event: { target: { value: string } }) => setInput(event.target.value);
  const handleSubmit = (event?: { preventDefault?: () => void }) => {
    event?.preventDefault?.();
    if (!input) return;
    sendMessage({ text: input });
    setInput('');
  };
  const isLoading = status === 'submitted' || status === 'streaming';

  return (
    <form onSubmit={handleSubmit}>
      {messages.length}
      <input value={input} onChange={handleInputChange} disabled={isLoading} />
      <button type="button" onClick={() => (error ? reload() : stop())} />
    </form>
  );
}
