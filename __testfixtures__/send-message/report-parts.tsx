// @from 5
// @row UC-14
// @only send-message
// @findings error:9
// @types-skip the message has no `content` in 5 either
import { useChat } from '@ai-sdk/react';

export function Ask({ parts }: { parts: { type: 'text'; text: string }[] }) {
  return () => useChat().sendMessage({ role: 'user', content: parts });
}
