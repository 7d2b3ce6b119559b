// @from 5
// @only mocks usage-details
import { type LanguageModelUsage, simulateReadableStream, streamText } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';

const usage: LanguageModelUsage = { inputTokens: 1, inputTokenDetails: { noCacheTokens: undefined, cacheReadTokens: undefined, cacheWriteTokens: undefined }, outputTokens: 2, outputTokenDetails: { textTokens: undefined, reasoningTokens: undefined }, totalTokens: 3 };

export const result = streamText({
  model: new MockLanguageModelV4({
    doStream: async () => ({
      stream: simulateReadableStream({
        chunks: [{ type: 'finish', finishReason: { unified: 'stop', raw: undefined }, usage: { inputTokens: { total: usage.inputTokens, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: usage.outputTokens, text: undefined, reasoning: undefined } } }],
      }),
    }),
  }),
  prompt: 'Hi',
});
