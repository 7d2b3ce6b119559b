// @from 4
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string, settings: { maxSteps?: number }) =>
  generateText({ model, prompt, maxSteps: 1, ...settings });
