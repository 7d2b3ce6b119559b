// @from 6
// @row language-model-usage-literal
import type { LanguageModelUsage } from 'ai';

const none = { noCacheTokens: undefined, cacheReadTokens: 4, cacheWriteTokens: undefined };

export const whole: LanguageModelUsage = {
  inputTokens: 10,
  inputTokenDetails: none,
  outputTokens: 5,
  outputTokenDetails: { textTokens: 3, reasoningTokens: 2 },
  totalTokens: 15,
  reasoningTokens: 2,
  cachedInputTokens: 4,
};

export const inline: LanguageModelUsage = { inputTokens: 1, inputTokenDetails: none, outputTokens: 1, outputTokenDetails: { textTokens: 1, reasoningTokens: 0 }, totalTokens: 2, cachedInputTokens: 4 };

export const partial: Partial<LanguageModelUsage> = { cachedInputTokens: 4, 'reasoningTokens': 2 };

export function add(total: LanguageModelUsage, more: LanguageModelUsage): LanguageModelUsage {
  return { ...total, cachedInputTokens: (total.cachedInputTokens ?? 0) + (more.cachedInputTokens ?? 0) };
}

export function sum(usages: LanguageModelUsage[]) {
  const total: LanguageModelUsage = { ...whole };
  for (const usage of usages) {
    total.reasoningTokens = (total.reasoningTokens ?? 0) + (usage.reasoningTokens ?? 0);
  }
  return total;
}
