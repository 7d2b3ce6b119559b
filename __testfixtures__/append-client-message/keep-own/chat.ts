// @from 4
import { generateText } from 'ai';
import { appendClientMessage } from './messages';

export const all = appendClientMessage({ messages: [], message: 'hello' });
export { generateText };
