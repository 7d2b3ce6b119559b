// @from 4
// @only provider-metadata
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

interface Answer {
  experimental_providerMetadata: string;
}

export async function ask(answer: Answer) {
  const { text } = await generateText({
    model,
    messages: [{ role: 'user', content: 'Hello', experimental_providerMetadata: { openai: {} } }],
    experimental_providerMetadata: { openai: {} },
  });
  return text + answer.experimental_providerMetadata;
}
