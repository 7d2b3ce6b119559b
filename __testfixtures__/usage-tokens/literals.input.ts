// @from 4
// @only usage-tokens
// @row type-language-model-usage-literal
import type { LanguageModelUsage } from 'ai';

declare function save(usage: LanguageModelUsage): void;

const none: LanguageModelUsage = { promptTokens: 0, completionTokens: 0, totalTokens: 0 };

export const add = (a: LanguageModelUsage, b: LanguageModelUsage = none): LanguageModelUsage => ({
  promptTokens: a.promptTokens + b.promptTokens,
  completionTokens: a.completionTokens + b.completionTokens,
  totalTokens: a.totalTokens + b.totalTokens,
});

export function count(promptTokens: number, completionTokens: number) {
  save({ promptTokens, completionTokens, totalTokens: promptTokens + completionTokens });
  save({ ...none, promptTokens });
}
