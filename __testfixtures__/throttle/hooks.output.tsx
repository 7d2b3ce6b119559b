// @from 5
// @row UC-21
import { useChat, type UseChatOptions, useCompletion } from '@ai-sdk/react';
import type { UIMessage } from 'ai';

const wait = 20;

export const settings: UseChatOptions<UIMessage> = { id: 'a', experimental_throttle: 50 };

export function Chat({ experimental_throttle }: { experimental_throttle: number }) {
  const { messages } = useChat({ throttle: 50 });
  const { status } = useChat({ id: 'b', 'throttle': wait });
  const third = useChat({ id: 'c', throttle: experimental_throttle });
  return [messages, status, third].length;
}

export const Completion = () => useCompletion({ api: '/api/ask', throttle: 50 }).completion;
