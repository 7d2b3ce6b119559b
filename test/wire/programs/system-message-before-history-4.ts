// @from 4
// @unmigrated broken
import { type CoreMessage, generateText, type LanguageModel } from 'ai';

export const turns = [{ text: 'Fine.' }];

export async function main(model: LanguageModel) {
  const history: CoreMessage[] = [
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Hi.' },
  ];
  const { text } = await generateText({
    model,
    messages: [{ role: 'system', content: 'Be brief.' }, ...history, { role: 'user', content: 'How are you?' }],
    temperature: 0,
  });
  return text;
}
