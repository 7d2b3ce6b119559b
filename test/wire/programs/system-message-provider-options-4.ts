// @from 4
// @unmigrated broken
import { generateText, type LanguageModel } from 'ai';

export const turns = [{ text: 'Hi.' }];

export async function main(model: LanguageModel) {
  const { text } = await generateText({
    model,
    messages: [
      {
        role: 'system',
        content: 'A long text that is worth keeping.',
        providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
      },
      { role: 'user', content: 'Hello' },
    ],
    temperature: 0,
  });
  return text;
}
