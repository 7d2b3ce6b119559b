// @from 5
// @row language-model-usage-literal usage-details
import type { LanguageModelUsage } from 'ai';

export const both: LanguageModelUsage = {
  inputTokens: 10,
  outputTokens: 5,
  totalTokens: 15,
  outputTokenDetails: { textTokens: undefined, reasoningTokens: 2 },
  inputTokenDetails: { noCacheTokens: undefined, cacheReadTokens: 4, cacheWriteTokens: undefined },
};

export function one(cachedInputTokens: number): LanguageModelUsage {
  return { inputTokens: 1, outputTokens: 1, totalTokens: 2, inputTokenDetails: { noCacheTokens: undefined, cacheReadTokens: cachedInputTokens, cacheWriteTokens: undefined }, outputTokenDetails: { textTokens: undefined, reasoningTokens: undefined } };
}

export const usages = [1, 2].map((n): LanguageModelUsage => ({
  inputTokens: n,
  outputTokens: n,
  totalTokens: n,
  outputTokenDetails: { textTokens: undefined, reasoningTokens: undefined },
  inputTokenDetails: { noCacheTokens: undefined, cacheReadTokens: undefined, cacheWriteTokens: undefined },
}));
