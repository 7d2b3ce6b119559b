// @from 4
// @only message-metadata
// @findings warning:8
import { useChat } from '@ai-sdk/react';

export function List({ at }) {
  const { messages, setMessages } = useChat();
  const times = messages.map(message => message.createdAt?.getTime());
  const stamp = () => setMessages(messages.map(message => ({ ...message, createdAt: at })));
  return <button onClick={stamp}>{times.join(', ')}</button>;
}
