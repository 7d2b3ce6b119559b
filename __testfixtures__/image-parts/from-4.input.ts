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
          { type: 'image', image },
          { type: 'image', image, mimeType: 'image/png' },
          { type: 'image', image: url, mimeType },
        ],
      },
    ],
  });
