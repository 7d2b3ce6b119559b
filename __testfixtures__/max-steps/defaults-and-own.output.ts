// @from 4
// @findings error:12
import { generateText, isStepCount, type LanguageModel } from 'ai';

interface Limits {
  maxSteps?: number;
}

const defaults = { stopWhen: isStepCount(3) };

export const ask = (model: LanguageModel, prompt: string, own: Limits) =>
  generateText({ model, prompt, ...defaults, ...own });
