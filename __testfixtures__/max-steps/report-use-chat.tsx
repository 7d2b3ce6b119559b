// @from 4
// @findings error:6
import { useChat } from '@ai-sdk/react';

export function Chat({ id }: { id: string }) {
  const { messages } = useChat({ id, maxSteps: 5 });
  return <p>{messages.length}</p>;
}
