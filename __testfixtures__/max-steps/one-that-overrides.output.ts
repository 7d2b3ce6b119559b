// @from 4
import { generateText, isStepCount, type LanguageModel } from 'ai';

const defaults = { temperature: 0, stopWhen: isStepCount(5) };
const single = { stopWhen: isStepCount(1) };

export const brief = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, ...defaults, stopWhen: isStepCount(1) });

export const unset = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, ...defaults, stopWhen: undefined });

export const maybe = (model: LanguageModel, prompt: string, quick: boolean) =>
  generateText({ model, prompt, stopWhen: isStepCount(5), ...(quick && { stopWhen: isStepCount(1) }) });

export const spread = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, ...defaults, ...single });

export const before = (model: LanguageModel, prompt: string, rest: { seed?: number }) =>
  generateText({ model, prompt, ...rest });
