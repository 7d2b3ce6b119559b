// @from 4
import { generateText, type LanguageModel } from 'ai';

type Options = Pick<Parameters<typeof generateText>[0], 'maxTokens' | 'temperature'>;

export const ask = (model: LanguageModel, prompt: string, options: Options) =>
  generateText({ model, prompt, ...('maxTokens' in options ? options : { maxTokens: 100 }) });
