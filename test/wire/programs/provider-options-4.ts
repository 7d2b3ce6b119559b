// @from 4
// @unmigrated broken
import { generateText, type LanguageModel, streamText } from 'ai';

export const turns = [{ text: 'a' }, { text: 'b' }];

export async function main(model: LanguageModel) {
  const first = await generateText({
    model,
    prompt: 'Say a.',
    temperature: 0,
    experimental_providerMetadata: { openai: { user: 'one' } },
  });
  const settings = { temperature: 0, experimental_providerMetadata: { openai: { user: 'two' } } };
  const second = streamText({ ...settings, model, prompt: 'Say b.' });
  await second.consumeStream();
  return [first.text, await second.text];
}
