// @from 4
// @row UC-24
// @only shared-chats
// @findings warning:8 warning:10
import { useChat } from '@ai-sdk/react';
import { MAIN } from './id';

export const Log = () => useChat({ id: 'main' }).messages.length;

export const Side = () => useChat({ id: MAIN }).messages.length;

export function Own({ id }: { id: string }) {
  const { messages } = useChat({ id });
  return messages.length;
}

export const Other = () => useChat({ id: 'other' }).messages.length;
