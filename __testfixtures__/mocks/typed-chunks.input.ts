// @from 5
// @alone
// @only mocks provider-types model-results
import { openai } from '@ai-sdk/openai';
import type { LanguageModelV2StreamPart } from '@ai-sdk/provider';
import { convertArrayToReadableStream, MockLanguageModelV2 } from 'ai/test';

const chunks: LanguageModelV2StreamPart[] = [
  { type: 'text-delta', id: '1', delta: 'a' },
  { type: 'finish', finishReason: 'stop', usage: { inputTokens: 1, outputTokens: 2, totalTokens: 3 } },
];

export const model = new MockLanguageModelV2({
  doStream: async () => ({ stream: convertArrayToReadableStream(chunks) }),
});

export const real = openai('gpt-4o');

export const answers = new MockLanguageModelV2({ doGenerate: async () => ({ content: [], finishReason: 'stop', usage: { inputTokens: 1, outputTokens: 2, totalTokens: 3 }, warnings: [] }) });
