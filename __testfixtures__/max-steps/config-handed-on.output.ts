// @from 4
import { generateText, isStepCount, type LanguageModel } from 'ai';

const settings = { temperature: 0, maxSteps: 8 };

export async function ask(model: LanguageModel, prompt: string) {
  localStorage.setItem('settings', JSON.stringify(settings));
  return generateText({ ...settings, stopWhen: isStepCount(settings.maxSteps), model, prompt });
}
