// @from 6
import { generateText, stepCountIs, type LanguageModel } from './ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, stopWhen: stepCountIs(5) });
