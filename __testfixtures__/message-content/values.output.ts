// @from 4
// @only message-content
import type { UIMessage } from 'ai';

export function titleOf(message: UIMessage, part: number): string {
  const { role, parts } = message;
  if (message.parts.map(messagePart => (messagePart.type === 'text' ? messagePart.text : '')).join('') === '' || parts.map(messagePart => (messagePart.type === 'text' ? messagePart.text : '')).join('').length > 100) return role;
  return message.parts.map(messagePart => (messagePart.type === 'text' ? messagePart.text : '')).join('').slice(0, part);
}

export function toRow({ id, parts }: UIMessage) {
  return { id, content: parts.map(part => (part.type === 'text' ? part.text : '')).join('') };
}

export const all = ({ parts }: UIMessage) => ({ text: parts.map(part => (part.type === 'text' ? part.text : '')).join(''), parts });

export async function save(message: UIMessage, store: (text: string) => Promise<void>) {
  await store(message.parts.map(part => (part.type === 'text' ? part.text : '')).join(''));
}

export const search = (messages: UIMessage[], query: string) =>
  messages.filter((message: UIMessage) => message.parts.map(part => (part.type === 'text' ? part.text : '')).join('').includes(query)).map(message => message.parts.map(part => (part.type === 'text' ? part.text : '')).join(''));
