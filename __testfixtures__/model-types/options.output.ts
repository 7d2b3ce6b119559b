// @from 4
// @alone
// @only model-types
// @row middleware-types language-model-v1-types
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';

export const parts: LanguageModelV4StreamPart[] = [];
export function last({ params }: { params: LanguageModelV4CallOptions }): LanguageModelV4CallOptions {
  const { prompt, ...rest } = params;
  return { ...rest, prompt: prompt.slice(-1) };
}
