// @from 4
// @only max-steps
import { generateText, isStepCount, type LanguageModel } from 'ai';

declare const settings: { steps?: number; fallback?: number; isLong: boolean };

export const ask = (model: LanguageModel, prompt: string) =>
  Promise.all([
    generateText({ model, prompt, stopWhen: ({ steps }) => !(steps.length < Number(settings.steps || settings.fallback)) }),
    generateText({ model, prompt, stopWhen: isStepCount(settings.steps ?? settings.fallback ?? 1) }),
    generateText({ model, prompt, stopWhen: ({ steps }) => !(steps.length < Number(settings.isLong ? settings.steps : settings.fallback)) }),
  ]);
