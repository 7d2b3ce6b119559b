// @from 6
import { streamText, type LanguageModel } from 'ai';

interface Options {
  model: LanguageModel;
  prompt: string;
  onFinish?: () => void;
}

// The name is an alias under 7, and the type is the project's own.
export const ask = ({ onFinish, ...options }: Options) => {
  onFinish?.();
  return streamText(options);
};

export const passed = (options: Options) => streamText(options);
export const run = (model: LanguageModel) => ask({ model, prompt: 'Hello', onFinish: () => console.log('done') });

// Under the new name it would win over what the spread brings.
export const before = (options: Options) =>
  streamText({ onFinish: () => console.log('default'), ...options });

// Under the new name it would no longer win over what the spread brings.
export const behind = (options: Options, own?: () => void) => streamText({ ...options, onFinish: own });
