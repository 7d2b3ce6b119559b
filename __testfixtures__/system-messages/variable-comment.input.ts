// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export async function ask(model: LanguageModel, question: string, name: string) {
  const started = Date.now();
  // All that was said.
  const messages: ModelMessage[] = [
    { role: 'system', content: `Call the user ${name}.` },
    { role: 'user', content: question },
  ];
  const { text } = await generateText({ model, messages });
  return { text, took: Date.now() - started };
}
