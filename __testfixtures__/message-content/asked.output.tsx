// @from 4
// @only message-content message-types
// @findings error:11 error:12
// @types-skip-output what was taken for a list is left
import type { UIMessage } from 'ai';

export const Text = ({ message }: { message: UIMessage }) => (
  <p>{message.parts.map(part => (part.type === 'text' ? part.text : '')).join('')}</p>
);
export function lengthOf(message: UIMessage): number {
  if (Array.isArray(message.content)) {
    return (message.content as string[]).length;
  }
  return !message.parts.map(part => (part.type === 'text' ? part.text : '')).join('') || (message.parts.map(part => (part.type === 'text' ? part.text : '')).join('').trim() === '') ? 0 : 1;
}
export const maybe = (message?: UIMessage) => (typeof message?.parts.map(part => (part.type === 'text' ? part.text : '')).join('') === 'string' ? message.parts.map(part => (part.type === 'text' ? part.text : '')).join('') : 'none');
export const other = (message: UIMessage) => typeof message.parts.map(part => (part.type === 'text' ? part.text : '')).join('') !== 'string';
export const first = (message: UIMessage): string =>
  message.parts.map(part => (part.type === 'text' ? part.text : '')).join('');
export const long = (message: UIMessage) => (message.parts.map(part => (part.type === 'text' ? part.text : '')).join('').length) > 9;
