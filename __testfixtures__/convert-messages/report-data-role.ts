// @from 4
// @only convert-messages
// @row convert-data-role
// @findings warning:9
import type { Message } from 'ai';

export const history: Message[] = [
  { id: '1', role: 'user', content: 'Hello', parts: [] },
  { id: '2', role: 'data', content: '', data: { page: 1 }, parts: [] },
];

export const isText = (message: Message) => message.role !== 'data';
export const row: { role: 'data' | 'header' } = { role: 'data' };
