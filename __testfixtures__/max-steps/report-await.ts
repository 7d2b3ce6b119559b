// @from 4
// @findings error:8 error:14
import { generateText, type LanguageModel } from 'ai';

declare const settings: { read(name: string): Promise<number> };

export const ask = async (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, maxSteps: await settings.read('steps') });

export async function askOnce(model: LanguageModel, prompt: string, budget: { left: number }) {
  return generateText({
    model,
    prompt,
    maxSteps: budget.left--,
  });
}
