import { ask, streamText } from './named';
import { generateText, type LanguageModel } from './sdk';

export async function run(model: LanguageModel) {
  await generateText({ model, prompt: 'a', maxOutputTokens: 1 });
  await ask({ model, prompt: 'b', maxOutputTokens: 2 });
  return streamText({ model, prompt: 'c', maxOutputTokens: 3 });
}
