// @from 4
// @row MSG-03
// @only message-content
'use client';

import { useChat } from '@ai-sdk/react';

export default function Chat() {
  const { messages } = useChat();
  const last = messages.at(-1);

  return (
    <div title={messages[0]!.content}>
      {messages.map(m => (
        <div key={m.id}>
          {m.role === 'user' ? 'User: ' : 'AI: '}
          {m.content}
          {m.reasoning && <pre>{m.reasoning}</pre>}
        </div>
      ))}
      {messages.map(({ id, content }) => (
        <p key={id}>{content}</p>
      ))}
      {`${last?.content} ${last!['content'].trim().length}`}
    </div>
  );
}
