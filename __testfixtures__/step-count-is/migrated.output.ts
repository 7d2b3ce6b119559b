// @from 6
import { generateText, isStepCount, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, instructions: 'Be brief.', prompt, stopWhen: isStepCount(5) });
