// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

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
  generateText({ model, prompt, ...settings });

export const optional = (model: LanguageModel, prompt: string, settings?: Settings) =>
  generateText({
    model,
    prompt,
    ...settings,
  });

export const whole = (options: Whole) => streamText(options);

export const settled = (model: LanguageModel, prompt: string, settings: Settings) =>
  generateText({ model, prompt, ...settings, maxSteps: 2 });

export const before = (model: LanguageModel, prompt: string, settings: Settings) =>
  generateText({ model, prompt, maxSteps: 2, ...settings });
