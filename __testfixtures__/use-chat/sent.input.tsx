// @from 4
// @row UC-13
// @only use-chat
import { useChat } from '@ai-sdk/react';

export function Chat({ files, url }: { files?: FileList; url: string }) {
  const { messages, input, handleInputChange, handleSubmit } = useChat();
  const { append } = useChat({ id: 'b' });
  return (
    <form
      onSubmit={event => {
        handleSubmit(event, { data: { url } });
        append({ role: 'user', content: input }, { experimental_attachments: files });
        append({ role: 'user', content: input }, { headers: { a: 'b' }, experimental_attachments: files });
      }}
    >
      <input value={input} onChange={handleInputChange} />
      {messages.length}
    </form>
  );
}
