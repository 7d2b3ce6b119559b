// @from 6
import { streamText, type LanguageModel } from 'ai';

export const wrap = (model: LanguageModel, prompt: string) => ({
  experimental_partialOutputStream: streamText({ model, prompt }).partialOutputStream,
});
export const read = (own: ReturnType<typeof wrap>) => own.experimental_partialOutputStream;
