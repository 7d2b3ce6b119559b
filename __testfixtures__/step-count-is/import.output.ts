// @from 5
// @row step-count-is
import { generateText, isStepCount, type LanguageModel } from 'ai';

export function ask(model: LanguageModel, prompt: string) {
  return generateText({ model, prompt, stopWhen: [isStepCount(5)] });
}
