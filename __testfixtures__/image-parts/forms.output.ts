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
          { type: 'file', data: image, mediaType: 'image' },
          { type: 'file', data: await readFile('cat.png'), mediaType: 'image/png' },
          {
            type: 'file',
            data: new URL('https://example.com/dog.jpg'), // the dog
            mediaType: 'image',
            providerOptions: { openai: { imageDetail: 'low' } },
          },
        ],
      },
    ],
  });
}

const history: ModelMessage[] = [{ role: 'user', content: [{ type: "file", data: photo, mediaType: "image" }] }];
history.push({ role: 'user', content: [{ 'type': 'file', 'data': 'data:image/png;base64,AAAA', mediaType: 'image' }] });

export const content = (url: string): UserContent => [{ type: 'file', data: url, mediaType: 'image' }];

export async function more(messages: UIMessage[], url: string) {
  const part = { type: 'file' as const, data: url, mediaType: 'image' };
  return streamText({
    model,
    messages: [...(await convertToModelMessages(messages)), { role: 'user', content: [part] }],
  });
}
