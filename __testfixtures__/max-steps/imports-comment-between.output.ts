// @from 4
import {
  generateText, // for mail
  isStepCount,
  streamText, // for the page
  type LanguageModel,
} from 'ai';

export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt, stopWhen: isStepCount(5) });
export const show = (model: LanguageModel, prompt: string) => streamText({ model, prompt, stopWhen: isStepCount(5) });
