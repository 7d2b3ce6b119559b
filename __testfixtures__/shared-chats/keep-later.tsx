// @from 5
import { useChat } from '@ai-sdk/react';

export const First = () => useChat({ id: 'later' }).messages.length;
export const Second = () => useChat({ id: 'later' }).messages.length;
