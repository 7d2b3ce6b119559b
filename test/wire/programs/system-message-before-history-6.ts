// @from 6
// @unmigrated broken
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export const turns = [{ text: 'Fine.' }];

export async function main(model: LanguageModel) {
  const history: ModelMessage[] = [
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Hi.' },
  ];
  const { text } = await generateText({
    model,
    messages: [{ role: 'system', content: 'Be brief.' }, ...history, { role: 'user', content: 'How are you?' }],
  });
  return text;
}
