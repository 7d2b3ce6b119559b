// @from 4
// @row max-steps-use-chat
// @findings error:7
import { useChat } from '@ai-sdk/react';

export function Chat({ id }: { id: string }) {
  const { messages } = useChat({ id, maxSteps: 5 });
  return <p>{messages.length}</p>;
}
