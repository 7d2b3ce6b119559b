// @from 4
import { useChat } from '@ai-sdk/react';

export function Chat() {
  const { messages } = useChat({
    initialMessages: [{ id: 'greeting', role: 'assistant', content: 'Hello.' }],
  });
  return (
    <ul>
      {messages.map(message => (
        <li key={message.id}>{message.role === 'user' ? 'You' : 'Shop'}</li>
      ))}
    </ul>
  );
}
