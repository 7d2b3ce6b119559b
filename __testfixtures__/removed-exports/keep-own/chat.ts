// @from 4
import { generateText } from 'ai';
import { type Attachment, appendResponseMessages } from './messages';

export const files: Attachment[] = [];
export const all = appendResponseMessages(['Attachment']);
export { generateText };
