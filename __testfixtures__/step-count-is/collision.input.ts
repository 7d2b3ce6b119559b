// @from 6
import { generateText, stepCountIs, type LanguageModel } from 'ai';

export const isStepCount = (label: string) => /^\d+ steps?$/.test(label);

export const ask = (model: LanguageModel, label: string) =>
  generateText({
    model,
    prompt: label,
    stopWhen: isStepCount(label) ? stepCountIs(Number.parseInt(label, 10)) : stepCountIs(5),
  });
