// @from 4
import { generateText, isStepCount, type LanguageModel } from 'ai';

/** More, once there are tools. */
const MAX_STEPS = 1;

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, stopWhen: isStepCount(MAX_STEPS) });
