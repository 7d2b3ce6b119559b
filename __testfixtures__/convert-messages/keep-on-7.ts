// @from 7
import { convertToModelMessages, type UIMessage } from 'ai';

export const convert = (messages: UIMessage[]) => convertToModelMessages(messages);
export const role = { role: 'data' } as const;
