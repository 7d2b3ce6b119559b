// @from 4
// @only use-chat
import { useChat } from '@ai-sdk/react';
import * as React from 'react';

export function Chat() {
  const { messages, input, handleInputChange, handleSubmit } = useChat();
  const [files, setFiles] = React.useState<FileList | undefined>(undefined);
  return (
    <form
      onSubmit={event => {
        handleSubmit(event, { experimental_attachments: files });
        setFiles(undefined);
      }}
    >
      {messages.length}
      <input value={input} onChange={handleInputChange} />
    </form>
  );
}
