// @from 4
// @row UC-20
// @only use-chat
// @findings warning:23 warning:29
import { useChat } from '@ai-sdk/react';
import { DefaultChatTransport } from 'ai';
import { useEffect } from 'react';

export function Chat({ id }: { id: string }) {
  const { messages, resumeStream: experimental_resume } = useChat({ id, transport: new DefaultChatTransport({
    api: '/api/ask',
    prepareReconnectToStreamRequest: ({ api, id }) => ({ api: `${api}?chatId=${id}` }),
  }) });
  useEffect(() => void experimental_resume(), []);
  useEffect(() => {
    if (id) experimental_resume();
  }, [id]);
  return messages.length;
}

export function Plain({ id }: { id: string }) {
  const { resumeStream: resume } = useChat({ id, transport: new DefaultChatTransport({ prepareReconnectToStreamRequest: ({ api, id }) => ({ api: `${api}?chatId=${id}` }) }) });
  return resume;
}

export function Bare() {
  const { resumeStream: experimental_resume } = useChat();
  return experimental_resume;
}

export function Whole({ id }: { id: string }) {
  const chat = useChat({ id });
  return () => chat.resumeStream();
}
