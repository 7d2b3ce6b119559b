// @from 4
import { generateText, type LanguageModel } from 'ai';

/** More, once there are tools. */
const MAX_STEPS = 1;

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, maxSteps: MAX_STEPS });
