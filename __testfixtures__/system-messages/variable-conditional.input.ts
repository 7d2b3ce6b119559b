// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

declare function takeTurn(): boolean;

export async function ask(model: LanguageModel, question: string) {
  const messages: ModelMessage[] = [
    ...(takeTurn() ? [{ role: 'system' as const, content: 'Be brief.' }] : []),
    { role: 'user', content: question },
  ];
  if (takeTurn()) return undefined;
  return generateText({ model, messages });
}
