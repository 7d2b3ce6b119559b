// @from 4
// @row MSG-01
// @only message-types create-message
import { type UIMessage as Message, useChat } from '@ai-sdk/react';
import { type CreateUIMessage, type UIMessage, generateText } from 'ai';

export const ids = (messages: Message[]) => messages.map(({ id }) => id);
export const next: CreateUIMessage<UIMessage>[] = [];
export const typed = (message: UIMessage) => message.role;
export { generateText, useChat };
