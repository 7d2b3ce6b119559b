// @from 4
// @only usage-tokens
// @row type-language-model-usage-literal
import type { LanguageModelUsage } from 'ai';

declare function save(usage: LanguageModelUsage): void;

const none: LanguageModelUsage = { inputTokens: 0, inputTokenDetails: { noCacheTokens: undefined, cacheReadTokens: undefined, cacheWriteTokens: undefined }, outputTokens: 0, outputTokenDetails: { textTokens: undefined, reasoningTokens: undefined }, totalTokens: 0 };

export const add = (a: LanguageModelUsage, b: LanguageModelUsage = none): LanguageModelUsage => ({
  inputTokens: (a.inputTokens ?? 0) + (b.inputTokens ?? 0),
  inputTokenDetails: { noCacheTokens: undefined, cacheReadTokens: undefined, cacheWriteTokens: undefined },
  outputTokens: (a.outputTokens ?? 0) + (b.outputTokens ?? 0),
  outputTokenDetails: { textTokens: undefined, reasoningTokens: undefined },
  totalTokens: (a.totalTokens ?? 0) + (b.totalTokens ?? 0),
});

export function count(promptTokens: number, completionTokens: number) {
  save({ inputTokens: promptTokens, inputTokenDetails: { noCacheTokens: undefined, cacheReadTokens: undefined, cacheWriteTokens: undefined }, outputTokens: completionTokens, outputTokenDetails: { textTokens: undefined, reasoningTokens: undefined }, totalTokens: promptTokens + completionTokens });
  save({ ...none, inputTokens: promptTokens });
}
