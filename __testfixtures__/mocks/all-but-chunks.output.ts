// @from 5
// @only mocks
// @findings error:22
import { simulateReadableStream } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';

type Model = InstanceType<typeof MockLanguageModelV4>;

// What it answers is known, but for the chunks: no other mock needs the old name.
export function mockFor(text: string, words: { delta: string }[]): Model {
  return new MockLanguageModelV4({
    doGenerate: async () => ({
      content: [{ type: 'text', text }],
      finishReason: { unified: 'stop', raw: undefined },
      usage: { inputTokens: { total: 1, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: 2, text: undefined, reasoning: undefined } },
      warnings: [],
    }),
    doStream: async () => {
      const chunks = [...words.map(({ delta }) => ({ type: 'text-delta' as const, id: '1', delta }))];

      return {
        stream: simulateReadableStream({ chunks }),
      };
    },
  });
}
