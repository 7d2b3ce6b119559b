// @from 5
// @row language-model-usage-literal usage-details
import type { LanguageModelUsage } from 'ai';

export const both: LanguageModelUsage = {
  inputTokens: 10,
  outputTokens: 5,
  totalTokens: 15,
  reasoningTokens: 2,
  cachedInputTokens: 4,
};

export function one(cachedInputTokens: number): LanguageModelUsage {
  return { inputTokens: 1, outputTokens: 1, totalTokens: 2, cachedInputTokens };
}

export const usages = [1, 2].map((n): LanguageModelUsage => ({
  inputTokens: n,
  outputTokens: n,
  totalTokens: n,
  reasoningTokens: undefined,
}));
