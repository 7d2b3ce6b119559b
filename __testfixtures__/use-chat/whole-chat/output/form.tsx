import type { useChat } from '@ai-sdk/react';
import type { Dispatch, SetStateAction } from 'react';

export function Form({ chat }: { chat: ReturnType<typeof useChat> & { input: string; setInput: Dispatch<SetStateAction<string>>; handleInputChange: (event: { target: { value: string } }) => void; handleSubmit: (event?: { preventDefault?: () => void }) => void } }) {
  const { input, handleInputChange, handleSubmit } = chat;
  return (
    <form onSubmit={handleSubmit}>
      <input value={input} onChange={handleInputChange} />
    </form>
  );
}
