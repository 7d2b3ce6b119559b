// @from 4
import { generateText, type LanguageModel } from 'ai';

type Options = Pick<Parameters<typeof generateText>[0], 'maxOutputTokens' | 'temperature'>;

export const ask = (model: LanguageModel, prompt: string, options: Options) =>
  generateText({ model, prompt, ...('maxOutputTokens' in options ? options : { maxOutputTokens: 100 }) });
