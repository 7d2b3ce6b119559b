// @from 4
import {
  streamText,
  type LanguageModel,
  generateText, // for the page
  isStepCount,
} from 'ai';

export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt, stopWhen: isStepCount(5) });
export const show = (model: LanguageModel, prompt: string) => streamText({ model, prompt, stopWhen: isStepCount(5) });
