// @from 6
import type { LanguageModelV3, ProviderV3 } from '@ai-sdk/provider';
import { generateText, wrapLanguageModel, type LanguageModelMiddleware } from 'ai';

declare const provider: ProviderV3;
export const model: LanguageModelV3 = provider.languageModel('base');
export const wrapped = (middleware: LanguageModelMiddleware) => wrapLanguageModel({ model, middleware });
export const ask = (model: LanguageModelV3, prompt: string) => generateText({ model, prompt });
export function choose(own: LanguageModelV3): LanguageModelV3 {
  return own;
}
