// @from 4
import { generateText, isStepCount, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string, settings: { maxSteps?: number }) =>
  generateText({ model, prompt, stopWhen: isStepCount(settings.maxSteps ?? 1), ...settings });
