// @from 4
// @only ui-parts
// @findings warning:9
import type { UIMessage } from 'ai';

export const text = (message: UIMessage) => message.id;

export function stored(row: any, own: { experimental_attachments: string[] }) {
  return [row.experimental_attachments, own.experimental_attachments];
}
