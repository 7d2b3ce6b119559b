import { ask, streamText } from './named';
import { generateText, type LanguageModel } from './sdk';

export async function run(model: LanguageModel) {
  await generateText({ model, prompt: 'a', maxTokens: 1 });
  await ask({ model, prompt: 'b', maxTokens: 2 });
  return streamText({ model, prompt: 'c', maxTokens: 3 });
}
