// @from 4
// @findings error:10
import { useChat } from '@ai-sdk/react';

interface Settings {
  maxSteps: number;
}

export function Chat({ settings }: { settings: Settings }) {
  const { messages } = useChat({ ...settings });
  return <p>{messages.length}</p>;
}
