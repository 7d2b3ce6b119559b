// @from 5
// @only mocks usage-details
import { type LanguageModelUsage, simulateReadableStream, streamText } from 'ai';
import { MockLanguageModelV2 } from 'ai/test';

const usage: LanguageModelUsage = { inputTokens: 1, outputTokens: 2, totalTokens: 3 };

export const result = streamText({
  model: new MockLanguageModelV2({
    doStream: async () => ({
      stream: simulateReadableStream({
        chunks: [{ type: 'finish', finishReason: 'stop', usage }],
      }),
    }),
  }),
  prompt: 'Hi',
});
