// @from 4
import { generateText, type LanguageModel } from 'ai';

function log(settings: unknown) {
  console.log('settings', settings);
}

const settings = { temperature: 0, maxSteps: 8 };

export async function ask(model: LanguageModel, prompt: string) {
  log(settings);
  return generateText({ ...settings, model, prompt });
}
