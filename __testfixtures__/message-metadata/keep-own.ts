// @from 4
// @only message-metadata
import type { UIMessage } from 'ai';

interface Row extends Omit<UIMessage, 'createdAt'> {
  createdAt: string;
}

interface Dated extends UIMessage {
  createdAt: Date;
}

export const times = (rows: Row[]) => rows.map(row => new Date(row.createdAt).getTime());
export const dated = (messages: Dated[]) => messages.map(({ createdAt }) => createdAt.getTime());
export const document = { id: 'a', createdAt: new Date(), annotations: ['x'] };
