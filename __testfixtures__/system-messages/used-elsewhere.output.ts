// @from 6
// @findings warning:9 warning:13 warning:21
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

declare function save(messages: ModelMessage[]): Promise<void>;

export async function ask(model: LanguageModel, question: string) {
  const messages: ModelMessage[] = [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: question },
  ];
  await save(messages);
  return generateText({ model, allowSystemInMessages: true, messages });
}

export const opening: ModelMessage[] = [
  { role: 'system', content: 'Be brief.' },
  { role: 'assistant', content: 'Hello' },
];

export const chat = (model: LanguageModel) => generateText({ model, allowSystemInMessages: true, messages: opening });
