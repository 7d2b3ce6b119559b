// @from 4
// @only ui-parts
// @findings error:9 error:12 error:15 error:18 error:19 error:20 error:25 error:31
import type { Attachment, UIMessage } from 'ai';

declare const partsOf: (text: string) => UIMessage['parts'];

export const made = (id: string, text: string, files: Attachment[]): UIMessage => ({
  id, role: 'user', content: text, parts: partsOf(text), experimental_attachments: files,
});
export function strip(message: UIMessage) {
  delete message.experimental_attachments;
}
export function add(message: UIMessage, file: Attachment) {
  message.experimental_attachments?.push(file);
}
export function change(message: UIMessage, url: string) {
  message.experimental_attachments![0]!.url = url;
  message.experimental_attachments!.length = 1;
  message.experimental_attachments!.sort();
}

export function dropFirst(message: UIMessage) {
  // The list is held.
  const files = message.experimental_attachments;
  return files?.shift();
}

export const perhaps = (id: string, parts: UIMessage['parts'], files: Attachment[]): UIMessage => ({
  id, role: 'user', content: '', parts,
  ...(files.length > 0 && { experimental_attachments: files }),
});
