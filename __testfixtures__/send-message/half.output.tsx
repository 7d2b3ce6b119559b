// @from 5
// @row UC-14
// @only send-message
// @types-skip the message has no `content` in 5 either
import { Chat, useChat } from '@ai-sdk/react';
import type { UIMessage } from 'ai';

export function Ask({ input, files }: { input: string; files: FileList }) {
  const { sendMessage } = useChat();
  return () => {
    sendMessage({ text: input });
    sendMessage({ text: `About ${input}` }, { body: { a: 1 } });
    sendMessage({ id: 'a', role: 'user', parts: [{ type: 'text', text: 'Hi' }] });
    sendMessage({ role: 'assistant', parts: [{ type: 'text', text: 'Welcome' }] });
    sendMessage({ text: input, files });
    sendMessage({ role: input as 'user', parts: [{ type: 'text', text: input }] });
  };
}

export function own(chat: Chat<UIMessage>, content: string) {
  void chat.sendMessage({ text: content });
}
