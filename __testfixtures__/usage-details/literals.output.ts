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
};

export const inline: LanguageModelUsage = { inputTokens: 1, inputTokenDetails: none, outputTokens: 1, outputTokenDetails: { textTokens: 1, reasoningTokens: 0 }, totalTokens: 2 };

export const partial: Partial<LanguageModelUsage> = { inputTokenDetails: { noCacheTokens: undefined, cacheReadTokens: 4, cacheWriteTokens: undefined }, outputTokenDetails: { textTokens: undefined, 'reasoningTokens': 2 } };

export function add(total: LanguageModelUsage, more: LanguageModelUsage): LanguageModelUsage {
  return { ...total, inputTokenDetails: { ...total.inputTokenDetails, cacheReadTokens: (total.inputTokenDetails?.cacheReadTokens ?? 0) + (more.inputTokenDetails?.cacheReadTokens ?? 0) } };
}

export function sum(usages: LanguageModelUsage[]) {
  const total: LanguageModelUsage = { ...whole };
  for (const usage of usages) {
    total.outputTokenDetails.reasoningTokens = (total.outputTokenDetails?.reasoningTokens ?? 0) + (usage.outputTokenDetails?.reasoningTokens ?? 0);
  }
  return total;
}
