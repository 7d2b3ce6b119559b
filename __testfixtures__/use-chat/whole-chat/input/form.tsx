import type { useChat } from '@ai-sdk/react';

export function Form({ chat }: { chat: ReturnType<typeof useChat> }) {
  const { input, handleInputChange, handleSubmit } = chat;
  return (
    <form onSubmit={handleSubmit}>
      <input value={input} onChange={handleInputChange} />
    </form>
  );
}
