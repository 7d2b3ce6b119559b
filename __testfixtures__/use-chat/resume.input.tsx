// @from 4
// @row UC-20
// @only use-chat
// @findings warning:23 warning:29
import { useChat } from '@ai-sdk/react';
import { useEffect } from 'react';

export function Chat({ id }: { id: string }) {
  const { messages, experimental_resume } = useChat({ id, api: '/api/ask' });
  useEffect(() => experimental_resume(), []);
  useEffect(() => {
    if (id) experimental_resume();
  }, [id]);
  return messages.length;
}

export function Plain({ id }: { id: string }) {
  const { experimental_resume: resume } = useChat({ id });
  return resume;
}

export function Bare() {
  const { experimental_resume } = useChat();
  return experimental_resume;
}

export function Whole({ id }: { id: string }) {
  const chat = useChat({ id });
  return () => chat.experimental_resume();
}
