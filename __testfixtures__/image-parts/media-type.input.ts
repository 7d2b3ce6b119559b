// @from 6
// @alone
import { generateText, type LanguageModel, type UserContent } from 'ai';

declare const model: LanguageModel;
interface Upload {
  url: string;
  mediaType?: string;
  kind: 'image' | 'text';
}

/** A file without a media type is refused, where that of an image was found out. */
export function content(upload: Upload, mediaType: string | undefined, raw: any): UserContent {
  if (upload.kind !== 'image') return [];
  return [
    { type: 'image', image: upload.url, mediaType: upload.mediaType },
    { type: 'image', image: upload.url, mediaType },
    { type: 'image', image: upload.url, mediaType: raw.mimetype },
    { type: 'image', image: upload.url, mediaType: upload.mediaType || mediaType },
    { type: 'image', image: upload.url, mediaType: mediaType ? `image/${mediaType}` : undefined },
    { type: 'image', image: upload.url, mediaType: mediaType ?? upload.mediaType },
    { type: 'image', image: upload.url, mediaType: mediaType ?? 'image/png' },
  ];
}

export const ask = (upload: Upload) =>
  generateText({ model, messages: [{ role: 'user', content: content(upload, undefined, {}) }] });
