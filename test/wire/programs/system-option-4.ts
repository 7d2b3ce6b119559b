// @from 4
// @unmigrated works
import { generateText, type LanguageModel, streamText } from 'ai';

export const turns = [{ text: 'A poem.' }, { text: 'Another.' }];

export async function main(model: LanguageModel) {
  const system = 'You write poems.';
  const first = await generateText({ model, system, prompt: 'Write one.', temperature: 0 });
  const second = streamText({ model, system: `${system} Short ones.`, prompt: 'Another one.', temperature: 0 });
  await second.consumeStream();
  return [first.text, await second.text];
}
