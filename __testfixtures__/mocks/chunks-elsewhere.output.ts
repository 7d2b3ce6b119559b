// @from 4
// @only mocks model-results model-types
// @findings error:30
import { simulateReadableStream } from 'ai';
import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { MockLanguageModelV4 } from 'ai/test';

const words = (text: string): LanguageModelV4StreamPart[] =>
  [{ type: 'text-start' as const, id: '1' }, ...text.split(' ').map(word => ({ type: 'text-delta' as const, id: '1', delta: word })), { type: 'text-end' as const, id: '1' }];

const chunksFor = (prompt: unknown): LanguageModelV4StreamPart[] => [
  ...words(String(prompt)),
  { type: 'finish', finishReason: { unified: 'stop', raw: undefined }, usage: { inputTokens: { total: 1, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: 1, text: undefined, reasoning: undefined } } },
];

declare function load(name: string): any;

export const typed = new MockLanguageModelV4({
  doGenerate: async () => ({
    finishReason: { unified: 'stop', raw: undefined },
    usage: { inputTokens: { total: 10, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: 20, text: undefined, reasoning: undefined } },
    content: [{ type: 'text', text: `Hello, world!` }],
    warnings: [],
  }),
  doStream: async ({ prompt }) => ({
    stream: simulateReadableStream({ chunkDelayInMs: 500, chunks: chunksFor(prompt) }),
  }),
});
export const unknown = new MockLanguageModelV4({
  doStream: async () => ({ stream: simulateReadableStream({ chunks: load('chunks') }) }),
});
