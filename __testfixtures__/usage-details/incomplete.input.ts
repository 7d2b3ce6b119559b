// @from 6
// @only usage-details
// @types-skip a usage without all of its sums does not compile under 6 either
import type { LanguageModelUsage } from 'ai';

export const cached: LanguageModelUsage = {
  cachedInputTokens: 120,
  outputTokens: 30,
  totalTokens: 150,
};

export const both: LanguageModelUsage = { cachedInputTokens: 1, reasoningTokens: 2, totalTokens: 3 };

export const reasoned: LanguageModelUsage = { inputTokens: 10, outputTokens: 4, reasoningTokens: 2 };
