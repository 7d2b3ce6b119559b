// @from 4
// @only ui-parts message-types
import type { Message } from 'ai';

export function names(message: Message): string[] {
  const found: string[] = [];
  for (const attachment of message.experimental_attachments ?? []) {
    if (attachment.contentType === 'image/png') found.push(attachment.name ?? '');
  }
  for (const { name, url } of message.experimental_attachments!) found.push(name ?? url);
  return found.concat((message.experimental_attachments ?? []).map(attachment => attachment.url));
}
