// @from 4
import { generateText, isStepCount, streamText, type LanguageModel } from 'ai';

interface Settings {
  temperature?: number;
  maxSteps?: number;
}

interface Whole {
  model: LanguageModel;
  prompt: string;
  maxSteps: number;
}

export const spread = (model: LanguageModel, prompt: string, settings: Settings) =>
  generateText({ model, prompt, ...settings, stopWhen: isStepCount(settings.maxSteps ?? 1) });

export const optional = (model: LanguageModel, prompt: string, settings?: Settings) =>
  generateText({
    model,
    prompt,
    ...settings,
    stopWhen: isStepCount(settings?.maxSteps ?? 1),
  });

export const whole = (options: Whole) => streamText({ ...options, stopWhen: isStepCount(options.maxSteps) });

export const settled = (model: LanguageModel, prompt: string, settings: Settings) =>
  generateText({ model, prompt, ...settings, stopWhen: isStepCount(2) });

export const before = (model: LanguageModel, prompt: string, settings: Settings) =>
  generateText({ model, prompt, stopWhen: isStepCount(settings.maxSteps ?? 2), ...settings });
