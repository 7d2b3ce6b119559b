// @from 4
import { generateText, type LanguageModel } from 'ai';

type Options = Parameters<typeof generateText>[0];

export type AskOptions = Pick<Options, 'maxOutputTokens' | 'temperature'> & { prompt: string };

export function createAsk(model: LanguageModel) {
  return async (options: AskOptions) => (await generateText({ ...options, model })).text;
}
