// @from 5
import { generateText, isStepCount as afterSteps, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, stopWhen: afterSteps(5) });
