// @from 4
// @alone
// @findings info:50
import { createUIMessageStreamResponse, createUIMessageStream, type UIMessageStreamWriter, type LanguageModel, streamText, toUIMessageStream } from 'ai';

interface Page {
  id: string;
  url: string;
  sourceType: 'url';
}

declare const find: (text: string) => Promise<Page[]>;

export const each = (model: LanguageModel, prompt: string) =>
  createUIMessageStreamResponse({ stream: createUIMessageStream({
    execute: async ({ writer: dataStream }) => {
      const pages = await find(prompt);
      dataStream.write({ type: 'start' });
      for (const page of pages) {
        dataStream.write({ type: 'source-url', sourceId: page.id, url: page.url });
      }
      dataStream.write({ type: 'source-url', sourceId: 'last', url: 'https://a.b' });
      const result = streamText({ model, prompt });
      dataStream.merge(
        toUIMessageStream({ stream: result.stream, sendReasoning: false }),
      );
    },
  }) });

export const list = (model: LanguageModel, prompt: string) =>
  createUIMessageStreamResponse({ stream: createUIMessageStream({
    execute: async ({ writer: stream }) => {
      stream.write({ type: 'start' });
      if (prompt) (await find(prompt)).forEach(page => stream.write({ type: 'source-url', sourceId: page.id, url: page.url }));
      const result = streamText({ model, prompt });
      stream.merge(
        toUIMessageStream({ stream: result.stream, sendReasoning: false }),
      );
    },
  }) });

// Once the answer is there, its start was written.
export const after = (model: LanguageModel, prompt: string) =>
  createUIMessageStreamResponse({ stream: createUIMessageStream({
    execute: ({ writer: stream }) => {
      const result = streamText({
        model,
        prompt,
        onEnd: async () => {
          for (const page of await find(prompt)) stream.write({ type: 'source-url', sourceId: page.id, url: page.url });
        },
      });
      stream.merge(
        toUIMessageStream({ stream: result.stream, sendReasoning: false }),
      );
    },
  }) });

export function cite(stream: UIMessageStreamWriter, pages: Page[]): void {
  for (const page of pages) stream.write({ type: 'source-url', sourceId: page.id, url: page.url });
}
