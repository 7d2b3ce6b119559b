// @from 4
import { generateText, type LanguageModel } from 'ai';

export type AskOptions = Omit<Parameters<typeof generateText>[0], 'model'>;

export function createAsk(model: LanguageModel) {
  return async (options: AskOptions) => (await generateText({ ...options, model })).text;
}
