// @from 5
// @only usage-details
import type { LanguageModelUsage } from 'ai';

export const none: LanguageModelUsage = { inputTokens: 1, inputTokenDetails: { noCacheTokens: undefined, cacheReadTokens: undefined, cacheWriteTokens: undefined }, outputTokens: 2, outputTokenDetails: { textTokens: undefined, reasoningTokens: undefined }, totalTokens: 3 };
export const own: { inputTokens: number; outputTokens: number } = { inputTokens: 1, outputTokens: 2 };
