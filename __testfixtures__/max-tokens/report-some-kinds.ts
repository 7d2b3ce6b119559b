// @from 4
// @findings error:12
import { generateText, type LanguageModel } from 'ai';

interface Limits {
  maxTokens?: number;
}

type Options = Limits | { topK: number };

export const ask = (model: LanguageModel, prompt: string, options: Options) =>
  generateText({ model, prompt, ...options });
