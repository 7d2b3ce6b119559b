// @from 6
// @alone
// @row image-part
import { readFile } from 'node:fs/promises';
import { convertToModelMessages, generateText, type LanguageModel, type ModelMessage, streamText, type UIMessage, type UserContent } from 'ai';

declare const model: LanguageModel;
declare const photo: Uint8Array;

export async function ask(image: string) {
  await generateText({
    model,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'What is this?' },
          { type: 'image', image },
          { type: 'image', image: await readFile('cat.png'), mediaType: 'image/png' },
          {
            type: 'image',
            image: new URL('https://example.com/dog.jpg'), // the dog
            providerOptions: { openai: { imageDetail: 'low' } },
          },
        ],
      },
    ],
  });
}

const history: ModelMessage[] = [{ role: 'user', content: [{ type: "image", image: photo }] }];
history.push({ role: 'user', content: [{ 'type': 'image', 'image': 'data:image/png;base64,AAAA' }] });

export const content = (url: string): UserContent => [{ type: 'image', image: url }];

export async function more(messages: UIMessage[], url: string) {
  const part = { type: 'image' as const, image: url };
  return streamText({
    model,
    messages: [...(await convertToModelMessages(messages)), { role: 'user', content: [part] }],
  });
}
