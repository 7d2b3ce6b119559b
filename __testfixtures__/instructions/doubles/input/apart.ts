import { generateText, type LanguageModel } from 'ai';

export const summarize = (model: LanguageModel, prompt: string) =>
  generateText({ model, system: 'Summarize.', prompt });
