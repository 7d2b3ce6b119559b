// @from 4
// @only ui-parts
// @findings error:9 error:12
import type { Attachment, UIMessage } from 'ai';

declare const partsOf: (text: string) => UIMessage['parts'];

export const made = (id: string, text: string, files: Attachment[]): UIMessage => ({
  id, role: 'user', content: text, parts: partsOf(text), experimental_attachments: files,
});
export function strip(message: UIMessage) {
  delete message.experimental_attachments;
}
