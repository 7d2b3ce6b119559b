// @from 4
// @only ui-parts message-types
import type { UIMessage } from 'ai';
import { isFileUIPart } from 'ai';

export function names(message: UIMessage): string[] {
  const found: string[] = [];
  for (const attachment of message.parts.filter(isFileUIPart) ?? []) {
    if (attachment.mediaType === 'image/png') found.push(attachment.filename ?? '');
  }
  for (const { filename: name, url } of message.parts.filter(isFileUIPart)!) found.push(name ?? url);
  return found.concat((message.parts.filter(isFileUIPart) ?? []).map(attachment => attachment.url));
}
