// @from 7
import { generateText, Output, type LanguageModel } from 'ai';

export async function ask(model: LanguageModel, prompt: string) {
  const { output: experimental_output } = await generateText({ model, prompt, output: Output.json() });
  return { experimental_output };
}
