// @from 4
import { generateText, type LanguageModel } from 'ai';

interface Overrides {
  maxTokens?: number;
  temperature?: number;
}

export const maybe = (model: LanguageModel, prompt: string, overrides?: Overrides) =>
  generateText({ model, prompt, ...overrides });

export const rest = (model: LanguageModel, { prompt, ...others }: Overrides & { prompt: string }) =>
  generateText({ model, prompt, ...others });
