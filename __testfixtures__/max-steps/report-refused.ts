// @from 4
// @findings error:7 error:12 error:14
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
