// @from 4
// @only message-content message-types
import type { UIMessage } from 'ai';

interface Row {
  id: string;
  content: string | null;
  parts: unknown;
}

export const restore = (rows: Row[]): UIMessage[] =>
  rows.map(row => ({
    id: row.id,
    role: 'user',
    parts: (row.parts as UIMessage['parts']) || [{ type: 'text' as const, text: row.content ?? '' }],
  }));
export const orNull = (row: Row): UIMessage => ({ id: row.id, role: 'user', parts: (row.parts as UIMessage['parts'] | null)! ?? [{ type: 'text', text: row.id }] });
export const claimed = (row: Row): UIMessage => ({ id: row.id, role: 'user', parts: (row.parts as UIMessage['parts']) ?? [{ type: 'text', text: row.id }] });
export const parsed = (row: Row): UIMessage => ({ id: row.id, role: 'user', parts: JSON.parse(row.id).parts ?? [{ type: 'text', text: row.id }] });
export const orEmpty = (row: Row): UIMessage => ({ id: row.id, role: 'user', parts: (row.parts as UIMessage['parts']) ?? [] });
export const either = (row: Row): UIMessage => ({
  id: row.id,
  role: 'user',
  parts: row.content ? [{ type: 'text', text: row.content }] : [],
});

export const edited = (message: UIMessage, text: string): UIMessage => ({
  ...message,
  parts: [{ type: 'text', text }],
});
