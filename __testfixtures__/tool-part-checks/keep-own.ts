// @from 4
import { generateText } from 'ai';

interface Part {
  type: 'text' | 'tool-invocation';
}
const isToolUIPart = ({ type }: Part) => type === 'tool-invocation';

export const tools = (parts: Part[]) => parts.filter(isToolUIPart);
export const kinds = ['tool-invocation'];
export { generateText };
