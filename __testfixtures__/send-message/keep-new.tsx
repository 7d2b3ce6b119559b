// @from 6
import { useChat } from '@ai-sdk/react';

declare function sendMessage(message: { role: string; content: string }): void;

export function Ask({ input, files }: { input: string; files: FileList }) {
  const chat = useChat();
  sendMessage({ role: 'user', content: input });
  return () => {
    chat.sendMessage({ text: input, files });
    chat.sendMessage({ role: 'user', parts: [{ type: 'text', text: input }] });
  };
}
