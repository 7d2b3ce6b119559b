// @from 4
// @row UC-08 UC-26
// @only use-chat
// @findings info:9
import { useChat } from '@ai-sdk/react';

export const Kept = ({ id }: { id: string }) => useChat({ id }).messages.length;

export const Dropped = () => useChat({ onError: console.error }).messages.length;

export const Plain = () => useChat({ id: 'c' }).messages.length;
