// @from 5
// @row step-count-is
import { generateText, stepCountIs, type LanguageModel } from 'ai';

export function ask(model: LanguageModel, prompt: string) {
  return generateText({ model, prompt, stopWhen: [stepCountIs(5)] });
}
