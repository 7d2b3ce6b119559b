// @from 4
// @row UC-13
// @only use-chat
import { useChat } from '@ai-sdk/react';
import { useState } from 'react';

export function Chat({ files, url }: { files?: FileList; url: string }) {
  const { messages, sendMessage } = useChat();
  const [input, setInput] = useState('');
  const handleInputChange = (event: { target: { value: string } }) => setInput(event.target.value);
  const handleSubmit = (event?: { preventDefault?: () => void }, options?: { body?: object }) => {
    event?.preventDefault?.();
    if (!input) return;
    sendMessage({ text: input }, options);
    setInput('');
  };
  const { sendMessage: sendMessage2 } = useChat({ id: 'b' });
  return (
    <form
      onSubmit={event => {
        handleSubmit(event, { body: { data: { url } } });
        sendMessage2({ text: input, files });
        sendMessage2({ text: input, files }, { headers: { a: 'b' } });
      }}
    >
      <input value={input} onChange={handleInputChange} />
      {messages.length}
    </form>
  );
}
