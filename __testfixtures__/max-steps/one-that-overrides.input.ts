// @from 4
import { generateText, type LanguageModel } from 'ai';

const defaults = { temperature: 0, maxSteps: 5 };
const single = { maxSteps: 1 };

export const brief = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, ...defaults, maxSteps: 1 });

export const unset = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, ...defaults, maxSteps: undefined });

export const maybe = (model: LanguageModel, prompt: string, quick: boolean) =>
  generateText({ model, prompt, maxSteps: 5, ...(quick && { maxSteps: 1 }) });

export const spread = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, ...defaults, ...single });

export const before = (model: LanguageModel, prompt: string, rest: { seed?: number }) =>
  generateText({ model, prompt, maxSteps: 1, ...rest });
