// @from 6
import { generateText, stepCountIs as isStepCount, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, stopWhen: isStepCount(5) });
