// @from 7
import { generateText, isStepCount, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string, maxSteps: number) =>
  generateText({ model, prompt, stopWhen: isStepCount(maxSteps) });
