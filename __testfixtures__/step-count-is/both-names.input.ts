// @from 6
// @types-skip half migrated: it names what only 7 has
import { generateText, isStepCount, stepCountIs, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, stopWhen: isStepCount(5) });

export const askBriefly = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, stopWhen: stepCountIs(2) });
