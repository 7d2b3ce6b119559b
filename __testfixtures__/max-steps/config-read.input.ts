// @from 4
import { generateText, type LanguageModel } from 'ai';

const settings = { temperature: 0, maxSteps: 8 };

export async function ask(model: LanguageModel, prompt: string) {
  console.log(`at most ${settings.maxSteps} steps`);
  return generateText({ ...settings, model, prompt });
}
