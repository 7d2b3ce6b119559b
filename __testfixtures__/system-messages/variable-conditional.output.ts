// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

declare function takeTurn(): boolean;

export async function ask(model: LanguageModel, question: string) {
  const instructions = takeTurn() ? 'Be brief.' : undefined;
  const messages: ModelMessage[] = [
    { role: 'user', content: question },
  ];
  if (takeTurn()) return undefined;
  return generateText({ model, instructions, messages });
}
