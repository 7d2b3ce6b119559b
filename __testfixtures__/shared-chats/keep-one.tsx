// @from 4
// @only shared-chats
import { useChat } from '@ai-sdk/react';

export function Two() {
  const first = useChat({ id: 'one' });
  const second = useChat({ id: 'one' });
  const third = useChat({ id: 'two' });
  const fourth = useChat();
  return [first, second, third, fourth].length;
}

export const Five = ({ id }: { id: string }) => useChat({ id: `five-${id}` }).status;
export const Six = ({ id }: { id: string }) => useChat({ id: `five-${id}` }).status;
