// @from 4
// @row MSG-01
// @only message-types create-message
import { type Message, useChat } from '@ai-sdk/react';
import { type CreateMessage, type UIMessage, generateText } from 'ai';

export const ids = (messages: Message[]) => messages.map(({ id }) => id);
export const next: CreateMessage[] = [];
export const typed = (message: UIMessage) => message.role;
export { generateText, useChat };
