// @from 4
// @row UC-10
// @only use-chat
import { useChat } from '@ai-sdk/react';

const save = (message: { id: string }) => console.log(message.id);

export const One = () => useChat({ onFinish: ({ message: m }) => console.log(m.id) }).messages.length;
export const Two = () => useChat({ onFinish: ({ message, finishReason }) => console.log(message.id, finishReason) }).messages.length;
export const Three = () => useChat({ onFinish: ({ message }) => save(message) }).messages.length;
export const Four = () => useChat({ onFinish: () => console.log('done') }).messages.length;
export const Five = () => useChat({ async onFinish({ message }) { console.log(message.id); } }).messages.length;
