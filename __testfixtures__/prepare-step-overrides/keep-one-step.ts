// @from 6
import { generateText, streamText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export const once = () => [
  generateText({ model, prompt: 'Hi', prepareStep: ({ messages }) => ({ messages: [...messages, ...messages] }) }),
  streamText({ model, prompt: 'Hi', prepareStep: ({ model }) => (model ? { messages: [] } : {}) }),
];
