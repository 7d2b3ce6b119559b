// @from 4
// @only use-chat
import { useChat } from '@ai-sdk/react';

export const Text = () =>
  useChat({ experimental_prepareRequestBody: ({ messages }) => messages[messages.length - 1].role }).messages.length;

export const Held = ({ plan }: { plan: string }) =>
  useChat({
    experimental_prepareRequestBody: ({ id, messages, requestBody }) => {
      const request = { id, plan, message: messages.at(-1), ...requestBody };
      return request;
    },
  }).messages.length;
