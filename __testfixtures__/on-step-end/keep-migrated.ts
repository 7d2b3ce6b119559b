// @from 7
import { generateText, streamText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, onStepEnd: step => console.log(step.text) });
export const alias = (model: LanguageModel, prompt: string) =>
  streamText({ model, prompt, onStepFinish: step => console.log(step.text) });
export const ui = (model: LanguageModel, prompt: string) =>
  streamText({ model, prompt }).toUIMessageStream({ onStepFinish: event => console.log(event.messages) });
