// @from 4
// @only message-content message-types
import type { Message, UIMessage } from 'ai';

interface Row {
  id: string;
  content: string | null;
  parts: unknown;
}

export const restore = (rows: Row[]): Message[] =>
  rows.map(row => ({
    id: row.id,
    role: 'user',
    content: row.content ?? '',
    parts: (row.parts as Message['parts']) || undefined,
  }));
export const orNull = (row: Row): UIMessage => ({ id: row.id, role: 'user', content: row.id, parts: (row.parts as UIMessage['parts'] | null)! });
export const claimed = (row: Row): UIMessage => ({ id: row.id, role: 'user', content: row.id, parts: row.parts as UIMessage['parts'] });
export const parsed = (row: Row): UIMessage => ({ id: row.id, role: 'user', content: row.id, parts: JSON.parse(row.id).parts });
export const orEmpty = (row: Row): UIMessage => ({ id: row.id, role: 'user', content: row.id, parts: (row.parts as UIMessage['parts']) ?? [] });
export const either = (row: Row): UIMessage => ({
  id: row.id,
  role: 'user',
  content: row.id,
  parts: row.content ? [{ type: 'text', text: row.content }] : [],
});

export const edited = (message: UIMessage, text: string): UIMessage => ({
  ...message,
  content: text,
  parts: [{ type: 'text', text }],
});
