// @from 6
import { generateObject, generateText, type LanguageModel } from 'ai';

interface Own {
  experimental_output: string;
}

declare function read(): Promise<Own>;

export async function own(model: LanguageModel, prompt: string) {
  const { experimental_output } = await read();
  const { object } = await generateObject({ model, prompt, output: 'no-schema' });
  const { text } = await generateText({ model, prompt });
  return [experimental_output, object, text];
}
