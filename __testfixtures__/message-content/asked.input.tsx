// @from 4
// @only message-content message-types
// @findings error:11 error:12
// @types-skip-output what was taken for a list is left
import type { Message } from 'ai';

export const Text = ({ message }: { message: Message }) => (
  <p>{typeof message.content === 'string' ? message.content : JSON.stringify(message.content)}</p>
);
export function lengthOf(message: Message): number {
  if (Array.isArray(message.content)) {
    return (message.content as string[]).length;
  }
  return !message.content || (typeof message.content === 'string' && message.content.trim() === '') ? 0 : 1;
}
export const maybe = (message?: Message) => (typeof message?.content === 'string' ? message.content : 'none');
export const other = (message: Message) => typeof message.content !== 'string';
export const first = (message: Message): string =>
  Array.isArray(message.content)
    ? ((message.content as { text?: string }[]).find(item => item.text)?.text ?? '')
    : message.content;
export const long = (message: Message) => (Array.isArray(message.content) ? message.content.length : message.content.length) > 9;
