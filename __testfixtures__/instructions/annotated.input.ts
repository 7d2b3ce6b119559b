// @from 6
import { generateText, type LanguageModel } from 'ai';

type Options = Parameters<typeof generateText>[0];

export async function run(model: LanguageModel, prompt: string) {
  const options: Options = { model, prompt, system: 'Be brief.' };
  const { text } = await generateText(options);
  return text;
}
