// @from 4
// @alone
// @only model-types
// @row middleware-types language-model-v1-types
import type { LanguageModelV1CallOptions, LanguageModelV1StreamPart } from 'ai';

export const parts: LanguageModelV1StreamPart[] = [];
export function last({ params }: { params: LanguageModelV1CallOptions }): LanguageModelV1CallOptions {
  const { prompt, ...rest } = params;
  return { ...rest, prompt: prompt.slice(-1) };
}
