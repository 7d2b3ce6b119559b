// @from 7
import type { FileUIPart } from 'ai';

type Attachment = { name?: string; contentType?: string; url: string };

export const stored = (parts: FileUIPart[]): Attachment[] =>
  parts.map(({ filename, mediaType, url }) => ({ name: filename, contentType: mediaType, url }));
