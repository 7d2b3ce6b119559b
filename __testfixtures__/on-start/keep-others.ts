// @from 6
import { generateText, type LanguageModel } from 'ai';

interface Options {
  model: LanguageModel;
  prompt: string;
  experimental_onStart?: () => void;
}

export const ask = (options: Options) => generateText(options);
export const run = (model: LanguageModel) =>
  ask({ model, prompt: 'Hello', experimental_onStart: () => console.log('started') });
export const before = (options: Options) => generateText({ experimental_onStart: () => {}, ...options });
