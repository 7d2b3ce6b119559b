// @from 4
// @only message-content
import type { UIMessage } from 'ai';

export function titleOf(message: UIMessage, part: number): string {
  const { role, content: text } = message;
  if (message.content === '' || text.length > 100) return role;
  return message.content.slice(0, part);
}

export function toRow({ id, content }: UIMessage) {
  return { id, content };
}

export const all = ({ parts, content }: UIMessage) => ({ text: content, parts });

export async function save(message: UIMessage, store: (text: UIMessage['content']) => Promise<void>) {
  await store(message.content);
}

export const search = (messages: UIMessage[], query: string) =>
  messages.filter((message: UIMessage) => message.content.includes(query)).map(message => message.content);
