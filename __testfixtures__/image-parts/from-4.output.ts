// @from 4
// @row image-part
import { generateText, type LanguageModel } from 'ai';

export const look = (model: LanguageModel, image: Uint8Array, url: URL, mimeType?: string) =>
  generateText({
    model,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'file', data: image, mediaType: 'image' },
          { type: 'file', data: image, mediaType: 'image/png' },
          { type: 'file', data: url, mediaType: mimeType ?? 'image' },
        ],
      },
    ],
  });
