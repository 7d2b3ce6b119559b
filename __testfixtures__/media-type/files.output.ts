// @from 4
// @row generated-file-mime-type file-part-mime-type
import { generateImage, generateText, type ModelMessage, type LanguageModel } from 'ai';

declare const model: LanguageModel;
export const read = (data: Uint8Array, mimeType: string) =>
  generateText({
    model,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'file', data, mediaType: 'application/pdf' },
          { type: 'file', data, mediaType: mimeType },
          { type: 'file', 'mediaType': 'text/plain', data: 'AA==' },
        ],
      },
    ],
  });

const pdf = { type: 'file' as const, data: 'AA==', mediaType: 'application/pdf' };
export const again: ModelMessage[] = [{ role: 'user', content: [pdf, { type: 'text', text: 'Sum it up.' }] }];

export function add(messages: ModelMessage[], data: string) {
  messages.push({ role: 'user', content: [{ type: 'file', data, mediaType: 'text/csv' }] });
}

export async function pictures(prompt: string) {
  const { files } = await generateText({ model, prompt });
  for (const file of files) if (file.mediaType.startsWith('image/')) console.log(file.base64);
  return files.map(({ mediaType: mimeType, base64 }) => `data:${mimeType};base64,${base64}`);
}

export async function image(options: Parameters<typeof generateImage>[0]) {
  const { image, images } = await generateImage(options);
  return [image.mediaType, images[0]?.['mediaType']];
}
