// @from 6
// @only usage-details
// @types-skip a usage without all of its sums does not compile under 6 either
import type { LanguageModelUsage } from 'ai';

export const cached: LanguageModelUsage = {
  inputTokenDetails: { noCacheTokens: undefined, cacheReadTokens: 120, cacheWriteTokens: undefined },
  inputTokens: undefined,
  outputTokenDetails: { textTokens: undefined, reasoningTokens: undefined },
  outputTokens: 30,
  totalTokens: 150,
};

export const both: LanguageModelUsage = { inputTokenDetails: { noCacheTokens: undefined, cacheReadTokens: 1, cacheWriteTokens: undefined }, inputTokens: undefined, outputTokens: undefined, outputTokenDetails: { textTokens: undefined, reasoningTokens: 2 }, totalTokens: 3 };

export const reasoned: LanguageModelUsage = { inputTokens: 10, outputTokens: 4, outputTokenDetails: { textTokens: undefined, reasoningTokens: 2 }, totalTokens: undefined, inputTokenDetails: { noCacheTokens: undefined, cacheReadTokens: undefined, cacheWriteTokens: undefined } };
