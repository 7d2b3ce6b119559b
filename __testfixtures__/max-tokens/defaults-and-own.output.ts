// @from 4
import { generateText, type LanguageModel } from 'ai';

interface Limits {
  maxTokens?: number;
}

const defaults = { maxOutputTokens: 4 };

export const ask = (model: LanguageModel, prompt: string, own: Limits) =>
  generateText({ model, prompt, ...defaults, ...own, maxOutputTokens: own.maxTokens ?? defaults.maxOutputTokens });

export const bounded = (model: LanguageModel, prompt: string, own: Limits) =>
  generateText({ model, prompt, ...own, ...defaults });

const other = (flag: boolean) => (flag ? { maxTokens: 5, a: 1 } : { a: 2 });
console.log(other(true).maxTokens);

export const chosen = (model: LanguageModel, prompt: string, flag: boolean) => {
  const options = flag ? { temperature: 0.5 } : { temperature: 0.5, maxOutputTokens: 6 };
  return generateText({ model, prompt, ...options });
};
