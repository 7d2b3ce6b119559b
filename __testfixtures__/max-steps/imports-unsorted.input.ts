// @from 4
import {
  streamText,
  type LanguageModel,
  generateText, // for the page
} from 'ai';

export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt, maxSteps: 5 });
export const show = (model: LanguageModel, prompt: string) => streamText({ model, prompt, maxSteps: 5 });
