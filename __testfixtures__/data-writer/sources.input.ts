// @from 4
// @alone
// @findings info:50
import { createDataStreamResponse, type DataStreamWriter, type LanguageModel, streamText } from 'ai';

interface Page {
  id: string;
  url: string;
  sourceType: 'url';
}

declare const find: (text: string) => Promise<Page[]>;

export const each = (model: LanguageModel, prompt: string) =>
  createDataStreamResponse({
    execute: async dataStream => {
      const pages = await find(prompt);
      for (const page of pages) {
        dataStream.writeSource(page);
      }
      dataStream.writeSource({ sourceType: 'url', id: 'last', url: 'https://a.b' });
      streamText({ model, prompt }).mergeIntoDataStream(dataStream);
    },
  });

export const list = (model: LanguageModel, prompt: string) =>
  createDataStreamResponse({
    execute: async stream => {
      if (prompt) (await find(prompt)).forEach(page => stream.writeSource(page));
      streamText({ model, prompt }).mergeIntoDataStream(stream);
    },
  });

// Once the answer is there, its start was written.
export const after = (model: LanguageModel, prompt: string) =>
  createDataStreamResponse({
    execute: stream => {
      const result = streamText({
        model,
        prompt,
        onFinish: async () => {
          for (const page of await find(prompt)) stream.writeSource(page);
        },
      });
      result.mergeIntoDataStream(stream);
    },
  });

export function cite(stream: DataStreamWriter, pages: Page[]): void {
  for (const page of pages) stream.writeSource(page);
}
