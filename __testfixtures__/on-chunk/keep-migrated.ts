// @from 7
import { streamText, type LanguageModel } from 'ai';

let count = 0;
export const run = (model: LanguageModel) => streamText({ model, prompt: 'Hello', onChunk: () => { count++; } });
