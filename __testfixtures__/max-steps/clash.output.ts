// @from 4
import { generateText, type LanguageModel, isStepCount as aiIsStepCount } from 'ai';

function isStepCount(text: string) {
  return /^\d+$/.test(text);
}

export const ask = (model: LanguageModel, text: string) =>
  generateText({ model, prompt: isStepCount(text) ? 'Count.' : text, stopWhen: aiIsStepCount(5) });
