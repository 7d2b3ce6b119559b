// @from 5
// @alone
// @only mocks provider-types model-results
import { openai } from '@ai-sdk/openai';
import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { convertArrayToReadableStream, MockLanguageModelV4 } from 'ai/test';

const chunks: LanguageModelV4StreamPart[] = [
  { type: 'text-delta', id: '1', delta: 'a' },
  { type: 'finish', finishReason: { unified: 'stop', raw: undefined }, usage: { inputTokens: { total: 1, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: 2, text: undefined, reasoning: undefined } } },
];

export const model = new MockLanguageModelV4({
  doStream: async () => ({ stream: convertArrayToReadableStream(chunks) }),
});

export const real = openai('gpt-4o');

export const answers = new MockLanguageModelV4({ doGenerate: async () => ({ content: [], finishReason: { unified: 'stop', raw: undefined }, usage: { inputTokens: { total: 1, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: 2, text: undefined, reasoning: undefined } }, warnings: [] }) });
