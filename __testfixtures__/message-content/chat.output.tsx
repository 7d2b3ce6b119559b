// @from 4
// @row MSG-03
// @only message-content
'use client';

import { useChat } from '@ai-sdk/react';

export default function Chat() {
  const { messages } = useChat();
  const last = messages.at(-1);

  return (
    <div title={messages[0]!.parts.map(part => (part.type === 'text' ? part.text : '')).join('')}>
      {messages.map(m => (
        <div key={m.id}>
          {m.role === 'user' ? 'User: ' : 'AI: '}
          {m.parts.map(part => (part.type === 'text' ? part.text : '')).join('')}
          {m.parts.map(part => (part.type === 'reasoning' ? part.text : '')).join('') && <pre>{m.parts.map(part => (part.type === 'reasoning' ? part.text : '')).join('')}</pre>}
        </div>
      ))}
      {messages.map(({ id, parts }) => (
        <p key={id}>{parts.map(part => (part.type === 'text' ? part.text : '')).join('')}</p>
      ))}
      {`${last?.parts.map(part => (part.type === 'text' ? part.text : '')).join('')} ${last!.parts.map(part => (part.type === 'text' ? part.text : '')).join('').trim().length}`}
    </div>
  );
}
