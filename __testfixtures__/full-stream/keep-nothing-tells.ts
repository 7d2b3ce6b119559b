// @from none
import { streamText, type LanguageModel } from 'ai';

export const run = (model: LanguageModel) => streamText({ model, prompt: 'Hello' }).fullStream;
