// @from 4
// @row provider-metadata-input-inert
// @findings warning:8
// @types-skip 4 did not know the option either
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, providerMetadata: { openai: { user: 'a' } } });
