// @from 4
import { generateText, isStepCount, type LanguageModel } from 'ai';

interface Options {
  steps?: number;
  deep?: boolean;
}

const DEFAULTS = { steps: 5 };

export const nullish = (model: LanguageModel, options: Options) =>
  generateText({ model, prompt: 'Hello', stopWhen: isStepCount(options.steps ?? 5) });

export const falsy = (model: LanguageModel, options: Options) =>
  generateText({ model, prompt: 'Hello', stopWhen: isStepCount(options.steps || 5) });

export const named = (model: LanguageModel, options?: Options) =>
  generateText({ model, prompt: 'Hello', stopWhen: isStepCount(options?.steps ?? DEFAULTS.steps) });

export const chain = (model: LanguageModel, own: Options, shared: Options) =>
  generateText({ model, prompt: 'Hello', stopWhen: isStepCount(own.steps ?? shared.steps ?? 1) });

export const choice = (model: LanguageModel, { deep }: Options) =>
  generateText({ model, prompt: 'Hello', stopWhen: isStepCount(deep ? 10 : 3) });

export const choiceOfOne = (model: LanguageModel, { deep }: Options) =>
  generateText({
    model,
    prompt: 'Hello',
    stopWhen: isStepCount(deep ? DEFAULTS.steps : 1),
  });

export const choiceOfNone = (model: LanguageModel, { deep }: Options) =>
  generateText({ model, prompt: 'Hello', stopWhen: isStepCount(deep ? 10 : 1) });

export const nested = (model: LanguageModel, options: Options) =>
  generateText({ model, prompt: 'Hello', stopWhen: isStepCount(options.deep ? (options.steps ?? 10) : 3) });

export const sum = (model: LanguageModel, names: string[]) =>
  generateText({ model, prompt: 'Hello', stopWhen: isStepCount(names.length + 1) });
