// @from 4
// @unmigrated broken
import { generateText, type LanguageModel, streamText } from 'ai';

export const turns = [{ text: 'a' }, { text: 'b' }, { text: 'c' }];

export async function main(model: LanguageModel) {
  const maxTokens = 30;
  const shared = { temperature: 0.5, maxTokens: 20 };
  const first = await generateText({ model, prompt: 'Say a.', temperature: 0, maxTokens: 10 });
  const second = await generateText({ ...shared, model, prompt: 'Say b.' });
  const third = streamText({ model, prompt: 'Say c.', temperature: 0, maxTokens });
  await third.consumeStream();
  return [first.text, second.text, await third.text];
}
