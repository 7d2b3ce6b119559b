// @from 5
// @only mocks
// @findings error:22
import { simulateReadableStream } from 'ai';
import { MockLanguageModelV2 } from 'ai/test';

type Model = InstanceType<typeof MockLanguageModelV2>;

// What it answers is known, but for the chunks: no other mock needs the old name.
export function mockFor(text: string, words: { delta: string }[]): Model {
  return new MockLanguageModelV2({
    doGenerate: async () => ({
      content: [{ type: 'text', text }],
      finishReason: 'stop',
      usage: { inputTokens: 1, outputTokens: 2, totalTokens: 3 },
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
