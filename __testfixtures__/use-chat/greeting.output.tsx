// @from 4
import { useChat } from '@ai-sdk/react';
import type { UIMessage } from 'ai';

export function Chat() {
  const { messages } = useChat<UIMessage>({
    messages: [{ id: 'greeting', role: 'assistant', parts: [{ type: 'text', text: 'Hello.' }] }],
  });
  return (
    <ul>
      {messages.map(message => (
        <li key={message.id}>{message.role === 'user' ? 'You' : 'Shop'}</li>
      ))}
    </ul>
  );
}
