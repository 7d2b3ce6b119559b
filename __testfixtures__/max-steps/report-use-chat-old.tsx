// @from 4
// @findings error:9
// @types-skip the entry is not installed
import { useChat } from '@ai-sdk/react';

export function Chat({ maxSteps }: { maxSteps: number }) {
  const { messages } = useChat({
    api: '/api/chat',
    maxSteps,
  });
  return <p>{messages.length}</p>;
}
