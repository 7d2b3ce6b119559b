// @from 4
import { generateText, isStepCount, type LanguageModel } from 'ai';

function log(settings: unknown) {
  console.log('settings', settings);
}

const settings = { temperature: 0, stopWhen: isStepCount(8) };

export async function ask(model: LanguageModel, prompt: string) {
  log(settings);
  return generateText({ ...settings, model, prompt });
}
