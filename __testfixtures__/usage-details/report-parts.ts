// @from 6
// @types-skip-output a part is left to a person
// @findings error:6 error:7 error:8 error:10 error:11 error:14
import type { LanguageModelUsage } from 'ai';

export type Tokens = Pick<LanguageModelUsage, 'inputTokens' | 'cachedInputTokens'>;
export const cached = (tokens: Tokens) => tokens.cachedInputTokens;
export const isCached = (usage: LanguageModelUsage) => 'cachedInputTokens' in usage;

export const pattern = ({ reasoningTokens }: Pick<LanguageModelUsage, 'inputTokens' | 'outputTokens'> &
  Pick<LanguageModelUsage, 'reasoningTokens'>) => reasoningTokens;

export function rest(usage: LanguageModelUsage) {
  const { cachedInputTokens, ...others } = usage;
  return { cached: cachedInputTokens, others };
}
