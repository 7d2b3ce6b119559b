// @from 5
// @unmigrated works
import { generateText, type LanguageModel } from 'ai';

export const turns = [{ text: 'A cat, a dog and two more.' }];

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export async function main(model: LanguageModel) {
  const image = `data:image/png;base64,${PIXEL}`;
  const { text } = await generateText({
    model,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'What is this?' },
          { type: 'image', image },
          { type: 'image', image: PIXEL },
          { type: 'image', image: Buffer.from(PIXEL, 'base64'), mediaType: 'image/png' },
          { type: 'image', image: new Uint8Array([1, 2, 3]) },
        ],
      },
    ],
  });
  return text;
}
