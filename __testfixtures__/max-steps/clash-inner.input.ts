// @from 4
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompts: string[], isStepCount: boolean) =>
  prompts.map(prompt => generateText({ model, prompt, maxSteps: 5, seed: isStepCount ? 1 : 2 }));
