// @from 5
import * as ai from 'ai';
import { streamText as stream, type LanguageModel, type ModelMessage } from 'ai';

export async function run(model: LanguageModel, messages: ModelMessage[], system?: string) {
  await ai.generateText({ model, system: 'a', messages });
  const { generateText } = await import('ai');
  await generateText({ model, system, messages });
  return stream({
    model,
    ...(system ? { system } : {}),
    messages,
  });
}
