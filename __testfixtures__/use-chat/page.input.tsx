// @from 4
// @row UC-01 UC-15 UC-17 UC-18
// @only use-chat
'use client';

import { useChat } from '@ai-sdk/react';

export default function Page() {
  const { error, input, isLoading, handleInputChange, handleSubmit, messages, reload, stop } = useChat({
    api: '/api/ask',
  });

  return (
    <form onSubmit={handleSubmit}>
      {messages.length}
      <input value={input} onChange={handleInputChange} disabled={isLoading} />
      <button type="button" onClick={() => (error ? reload() : stop())} />
    </form>
  );
}
