// @from 5
// @only usage-details
import type { LanguageModelUsage } from 'ai';

export const none: LanguageModelUsage = { inputTokens: 1, outputTokens: 2, totalTokens: 3 };
export const own: { inputTokens: number; outputTokens: number } = { inputTokens: 1, outputTokens: 2 };
