// @from 4
// @only max-steps
import { generateText, type LanguageModel } from 'ai';

declare const settings: { steps?: number; fallback?: number; isLong: boolean };

export const ask = (model: LanguageModel, prompt: string) =>
  Promise.all([
    generateText({ model, prompt, maxSteps: settings.steps || settings.fallback }),
    generateText({ model, prompt, maxSteps: settings.steps ?? settings.fallback }),
    generateText({ model, prompt, maxSteps: settings.isLong ? settings.steps : settings.fallback }),
  ]);
