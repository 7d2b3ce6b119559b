// @from 4
// @row generated-file-mime-type file-part-mime-type
import { experimental_generateImage as generateImage, generateText, type CoreMessage, type LanguageModel } from 'ai';

declare const model: LanguageModel;
export const read = (data: Uint8Array, mimeType: string) =>
  generateText({
    model,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'file', data, mimeType: 'application/pdf' },
          { type: 'file', data, mimeType },
          { type: 'file', 'mimeType': 'text/plain', data: 'AA==' },
        ],
      },
    ],
  });

const pdf = { type: 'file' as const, data: 'AA==', mimeType: 'application/pdf' };
export const again: CoreMessage[] = [{ role: 'user', content: [pdf, { type: 'text', text: 'Sum it up.' }] }];

export function add(messages: CoreMessage[], data: string) {
  messages.push({ role: 'user', content: [{ type: 'file', data, mimeType: 'text/csv' }] });
}

export async function pictures(prompt: string) {
  const { files } = await generateText({ model, prompt });
  for (const file of files) if (file.mimeType.startsWith('image/')) console.log(file.base64);
  return files.map(({ mimeType, base64 }) => `data:${mimeType};base64,${base64}`);
}

export async function image(options: Parameters<typeof generateImage>[0]) {
  const { image, images } = await generateImage(options);
  return [image.mimeType, images[0]?.['mimeType']];
}
