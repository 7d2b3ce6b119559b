// @from 4
// @only message-metadata message-content message-types
import type { JSONValue, UIMessage } from 'ai';

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
    parts: row.parts,
    metadata: {
      annotations: row.annotations as JSONValue[] | undefined,
      createdAt: new Date(row.createdAt),
    },
  };
  return message;
}

export const spread = (row: Row): UIMessage => ({ ...row, metadata: { createdAt: row.createdAt, annotations: row.annotations }, role: 'user', parts: [] });

export const both = (row: Row): UIMessage => ({
  ...row,
  role: 'user',
  parts: [],
  metadata: { annotations: row.annotations, createdAt: new Date(row.createdAt) },
});

export const apart = (row: Row): UIMessage => ({
  metadata: { createdAt: row.createdAt, annotations: [{ model: 'a' }] },
  id: row.id,
  role: 'user',
  parts: row.parts,
});

export const noted = (message: UIMessage, annotations?: { model: string }[]): UIMessage => ({
  ...message,
  ...(annotations && { metadata: { ...(message.metadata as object | undefined), annotations } }),
});
