// @from 4
import { generateText, isStepCount as aiIsStepCount, type LanguageModel } from 'ai';

function isStepCount(text: string) {
  return /^\d+$/.test(text);
}

export const ask = (model: LanguageModel, text: string) =>
  generateText({ model, prompt: isStepCount(text) ? 'Count.' : text, stopWhen: aiIsStepCount(5) });
