// @from none
// @findings warning:6
import { streamText, type LanguageModel } from 'ai';

let count = 0;
export const run = (model: LanguageModel) => streamText({ model, prompt: 'Hello', onChunk: () => { count++; } });
