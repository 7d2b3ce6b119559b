// @from 4
// @unmigrated broken
import { generateText, type LanguageModel } from 'ai';

export const turns = [{ text: 'Hi.' }];

export async function main(model: LanguageModel) {
  const { text } = await generateText({
    model,
    system: 'Be brief.',
    messages: [
      { role: 'system', content: 'Be polite.' },
      { role: 'user', content: 'Hello' },
    ],
    temperature: 0,
  });
  return text;
}
