// @from 4
// @only use-chat
import { useChat } from '@ai-sdk/react';
import * as React from 'react';

export function Chat() {
  const { messages, sendMessage } = useChat();
  const [input, setInput] = React.useState('');
  const handleInputChange = (event: { target: { value: string } }) => setInput(event.target.value);
  const handleSubmit = (event?: { preventDefault?: () => void }, options?: { files?: FileList }) => {
    event?.preventDefault?.();
    if (!input) return;
    sendMessage({ text: input, files: options?.files });
    setInput('');
  };
  const [files, setFiles] = React.useState<FileList | undefined>(undefined);
  return (
    <form
      onSubmit={event => {
        handleSubmit(event, { files });
        setFiles(undefined);
      }}
    >
      {messages.length}
      <input value={input} onChange={handleInputChange} />
    </form>
  );
}
