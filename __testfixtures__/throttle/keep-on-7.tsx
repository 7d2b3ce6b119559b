// @from 7
import { useChat } from '@ai-sdk/react';

export const Old = () => useChat({ experimental_throttle: 50 }).status;
export const New = () => useChat({ throttle: 50 }).status;
