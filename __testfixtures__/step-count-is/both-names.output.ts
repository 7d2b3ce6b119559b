// @from 6
import { generateText, isStepCount, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, stopWhen: isStepCount(5) });

export const askBriefly = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, stopWhen: isStepCount(2) });
