// @from 5
// @row UC-14
// @only send-message
// @types-skip the message has no `content` in 5 either
import { Chat, useChat } from '@ai-sdk/react';
import type { UIMessage } from 'ai';

export function Ask({ input, files }: { input: string; files: FileList }) {
  const { sendMessage } = useChat();
  return () => {
    sendMessage({ role: 'user', content: input });
    sendMessage({ content: `About ${input}` }, { body: { a: 1 } });
    sendMessage({ id: 'a', role: 'user', createdAt: new Date(), content: 'Hi' });
    sendMessage({ role: 'assistant', content: 'Welcome' });
    sendMessage({ role: 'user', content: input, files });
    sendMessage({ role: input as 'user', content: input });
  };
}

export function own(chat: Chat<UIMessage>, content: string) {
  void chat.sendMessage({ role: 'user', content });
}
