// @findings warning:5 warning:7
import { useChat as useShared } from '@ai-sdk/react';
import { MAIN } from './id';

export const Form = () => useShared({ id: 'main' }).status;

export const Third = () => useShared({ id: MAIN, onError: console.error }).status;

export function Own({ id }: { id: string }) {
  const { status } = useShared({ id });
  return status;
}
