// @from 4
// @row max-steps-nonpositive
// @findings error:8 error:13 error:15
import { generateText, type LanguageModel } from 'ai';

const NONE = 0;

export const zero = (model: LanguageModel) => generateText({ model, prompt: 'Hello', maxSteps: 0 });
export const negative = (model: LanguageModel) =>
  generateText({
    model,
    prompt: 'Hello',
    maxSteps: -1,
  });
export const named = (model: LanguageModel) => generateText({ model, prompt: 'Hello', maxSteps: NONE });
