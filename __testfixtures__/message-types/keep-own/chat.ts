// @from 4
import { generateText } from 'ai';
import type { CreateMessage, Message } from './types';

export const all: Message[] = [];
export const next: CreateMessage[] = all;
export const event = new MessageEvent('message');
export { generateText };
