// @from 6
// @types-skip uses a name of 7
import { isStepCount, streamText, type LanguageModel } from 'ai';

let count = 0;
export const run = (model: LanguageModel) =>
  streamText({ model, prompt: 'Hello', stopWhen: isStepCount(2), onChunk: () => { count++; } });
