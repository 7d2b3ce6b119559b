// @from 4
// @only message-metadata message-content message-types
import type { UIMessage } from 'ai';

interface Row {
  id: string;
  parts: UIMessage['parts'];
  annotations: { model: string }[];
  createdAt: Date;
}

export function fromRow(row: Row): UIMessage {
  const message: UIMessage = {
    id: row.id,
    role: 'user',
    content: '',
    parts: row.parts,
    annotations: row.annotations as UIMessage['annotations'],
    createdAt: new Date(row.createdAt),
  };
  return message;
}

export const spread = (row: Row): UIMessage => ({ ...row, role: 'user', content: '' });

export const both = (row: Row): UIMessage => ({
  ...row,
  role: 'user',
  content: '',
  createdAt: new Date(row.createdAt),
});

export const apart = (row: Row): UIMessage => ({
  createdAt: row.createdAt,
  id: row.id,
  role: 'user',
  content: '',
  parts: row.parts,
  annotations: [{ model: 'a' }],
});

export const noted = (message: UIMessage, annotations?: { model: string }[]): UIMessage => ({
  ...message,
  ...(annotations && { annotations }),
});
