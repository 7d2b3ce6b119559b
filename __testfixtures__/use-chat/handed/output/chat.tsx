// @from 4
// @only use-chat attachment-type chat-request-options message-content message-types type-arguments
import { useChat } from '@ai-sdk/react';
import { type FileUIPart, DefaultChatTransport } from 'ai';
import { useState } from 'react';
import { Form, Quick, Suggestions } from './form';

type Attachment = { name?: string; contentType?: string; url: string };

export function Chat() {
  const { messages, sendMessage: append } = useChat({ transport: new DefaultChatTransport({ api: '/api/ask' }) });
  const [input, setInput] = useState('');
  const handleSubmit = (event?: { preventDefault?: () => void }, options?: { files?: FileUIPart[]; body?: object }) => {
    event?.preventDefault?.();
    if (!input) return;
    append({ text: input, files: options?.files }, options);
    setInput('');
  };
  const [attachments] = useState<Attachment[]>([]);
  return (
    <main>
      {messages.length}
      <Form input={input} setInput={setInput} handleSubmit={handleSubmit} attachments={attachments} />
      <Suggestions append={append} />
      <Quick onPick={append} />
    </main>
  );
}
