// @from 4
// @only use-chat attachment-type chat-request-options message-content message-types type-arguments
import { useChat } from '@ai-sdk/react';
import type { Attachment } from 'ai';
import { useState } from 'react';
import { Form, Quick, Suggestions } from './form';

export function Chat() {
  const { messages, input, setInput, handleSubmit, append } = useChat({ api: '/api/ask' });
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
