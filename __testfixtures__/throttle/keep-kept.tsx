// @from 6
import { useChat } from '@ai-sdk/react';

interface Own {
  experimental_throttle: number;
}

export const own: Own = { experimental_throttle: 1 };

export const Chat = (options: Own) => [useChat({ ...options }).status, options.experimental_throttle];
