// @from 4
// @only use-chat
import { useChat } from '@ai-sdk/react';
import { DefaultChatTransport } from 'ai';

export const Text = () =>
  useChat({ transport: new DefaultChatTransport({
    prepareSendMessagesRequest: ({ messages }) => ({ body: Object(messages[messages.length - 1].role) }),
  }) }).messages.length;

export const Held = ({ plan }: { plan: string }) =>
  useChat({
    transport: new DefaultChatTransport({
      prepareSendMessagesRequest: ({ id, messages, body: requestBody }) => {
        const request = { id, plan, message: messages.at(-1), ...requestBody };
        return { body: request };
      },
    }),
  }).messages.length;
