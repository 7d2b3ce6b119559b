// @from 4
// @row UC-14
// @only send-message message-content
// @types-skip `useChat` of 4 gives no `sendMessage`
import { useChat } from '@ai-sdk/react';

export function Ask({ input }: { input: string }) {
  const { sendMessage } = useChat();
  return () => sendMessage({ role: 'user', content: input });
}
