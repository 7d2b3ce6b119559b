// @from 4
// @only mocks model-results model-types
// @findings error:30
import { type LanguageModelV1StreamPart, simulateReadableStream } from 'ai';
import { MockLanguageModelV1 } from 'ai/test';

const words = (text: string): LanguageModelV1StreamPart[] =>
  text.split(' ').map(word => ({ type: 'text-delta' as const, textDelta: word }));

const chunksFor = (prompt: unknown): LanguageModelV1StreamPart[] => [
  ...words(String(prompt)),
  { type: 'finish', finishReason: 'stop', usage: { promptTokens: 1, completionTokens: 1 } },
];

declare function load(name: string): any;

export const typed = new MockLanguageModelV1({
  doGenerate: async () => ({
    rawCall: { rawPrompt: null, rawSettings: {} },
    finishReason: 'stop',
    usage: { promptTokens: 10, completionTokens: 20 },
    text: `Hello, world!`,
  }),
  doStream: async ({ prompt }) => ({
    stream: simulateReadableStream({ chunkDelayInMs: 500, chunks: chunksFor(prompt) }),
    rawCall: { rawPrompt: null, rawSettings: {} },
  }),
});
export const unknown = new MockLanguageModelV1({
  doStream: async () => ({ stream: simulateReadableStream({ chunks: load('chunks') }), rawCall: { rawPrompt: null, rawSettings: {} } }),
});
