// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export async function ask(model: LanguageModel, question: string, name: string) {
  const started = Date.now();
  const instructions = `Call the user ${name}.`;
  // All that was said.
  const messages: ModelMessage[] = [
    { role: 'user', content: question },
  ];
  const { text } = await generateText({ model, instructions, messages });
  return { text, took: Date.now() - started };
}
