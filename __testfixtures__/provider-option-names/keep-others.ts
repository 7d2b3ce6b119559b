// @from 5
// @only provider-option-names
import { generateText, type LanguageModel } from 'ai';

export const own = { openai: { structuredOutputs: false, strictSchemas: true }, fal: { guidance_scale: 3 } };
export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, providerOptions: { groq: { structuredOutputs: false }, mistral: { structuredOutputs: true } } });
