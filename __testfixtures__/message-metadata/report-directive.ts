// @from 4
// @only message-metadata
// @findings error:14 error:15
import type { UIMessage } from 'ai';

interface Row {
  id: string;
  createdAt: Date;
}

export function byDate(rows: Row[]) {
  const messages: UIMessage[] = [];
  // @ts-expect-error a row is no message
  for (const row of rows) messages.push(row);
  return messages.map(message => message.createdAt?.getTime());
}

export const made: UIMessage[] = [];
