// @from 4
// @unmigrated broken
import { generateText, type LanguageModel, type UIMessage } from 'ai';

export const turns = [{ text: 'Hello.' }];

const messages: UIMessage[] = [
  { id: '1', role: 'user', content: 'Hello?', parts: [{ type: 'text', text: 'Hello?' }] },
  {
    id: '2',
    role: 'assistant',
    content: '',
    parts: [
      { type: 'text', text: 'One.' },
      { type: 'text', text: 'Two.' },
    ],
  },
  { id: '3', role: 'user', content: 'Bye?', parts: [{ type: 'text', text: 'Bye?' }] },
];

export async function main(model: LanguageModel) {
  const { text } = await generateText({ model, temperature: 0, messages });
  return text;
}
