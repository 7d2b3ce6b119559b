// @from 4
import { generateText } from 'ai';

interface CreateMessage {
  body: string;
}
export const next: CreateMessage[] = [];
export { generateText };
