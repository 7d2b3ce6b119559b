import type { LanguageModel } from 'ai';
import { generateText, stepCountIs } from './ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, stopWhen: stepCountIs(5) });
