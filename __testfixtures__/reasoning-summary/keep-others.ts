// @from 6
import { generateText, type LanguageModel } from 'ai';

const own = { reasoningEffort: 'low' };
export const ask = (model: LanguageModel, prompt: string) => [
  own,
  generateText({ model, prompt, providerOptions: { openai: { reasoningEffort: 'low', reasoningSummary: 'auto' } } }),
  generateText({ model, prompt, providerOptions: { openai: { reasoningEffort: 'none' } } }),
  generateText({ model, prompt, providerOptions: { groq: { reasoningEffort: 'low' } } }),
];
