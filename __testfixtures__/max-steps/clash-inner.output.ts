// @from 4
import { generateText, isStepCount as aiIsStepCount, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompts: string[], isStepCount: boolean) =>
  prompts.map(prompt => generateText({ model, prompt, stopWhen: aiIsStepCount(5), seed: isStepCount ? 1 : 2 }));
