// @from 7
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, providerOptions: { openai: { reasoningEffort: 'low' } } });
