// @from 4
// @row UC-10
// @only use-chat
// @findings error:28
// @types-skip-output the usage does not come with the message
import { useChat } from '@ai-sdk/react';

const save = (message: { id: string }) => console.log(message.id);

export const One = () => useChat({ onFinish: m => console.log(m.id) }).messages.length;
export const Two = () => useChat({ onFinish: (message, { finishReason }) => console.log(message.id, finishReason) }).messages.length;
export const Three = () => useChat({ onFinish: save }).messages.length;
export const Four = () => useChat({ onFinish: () => console.log('done') }).messages.length;
export const Five = () => useChat({ async onFinish(message) { console.log(message.id); } }).messages.length;

export function Six({ save, isError }: { save?: () => void; isError: boolean }) {
  const { messages } = useChat({
    onFinish(message, response) {
      'use client';
      // Counted.
      console.log(message.id, response.finishReason, isError);
    },
    onError: () => console.log(isError),
  });
  return [messages, useChat({ onFinish: save }).messages, useChat({ onFinish: () => {} }).messages].length;
}

export const Seven = () => useChat({ onFinish: (message, response) => console.log(message.id, response.usage) }).messages.length;
