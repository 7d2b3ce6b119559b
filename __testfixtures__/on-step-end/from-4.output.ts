// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, onStepEnd: ({ text }) => console.log(text) });
export const stream = (model: LanguageModel, prompt: string) =>
  streamText({ model, prompt, onStepEnd: ({ text }) => console.log(text) }).textStream;
