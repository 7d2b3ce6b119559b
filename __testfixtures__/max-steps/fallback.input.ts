// @from 4
import { generateText, type LanguageModel } from 'ai';

interface Options {
  steps?: number;
  deep?: boolean;
}

const DEFAULTS = { steps: 5 };

export const nullish = (model: LanguageModel, options: Options) =>
  generateText({ model, prompt: 'Hello', maxSteps: options.steps ?? 5 });

export const falsy = (model: LanguageModel, options: Options) =>
  generateText({ model, prompt: 'Hello', maxSteps: options.steps || 5 });

export const named = (model: LanguageModel, options?: Options) =>
  generateText({ model, prompt: 'Hello', maxSteps: options?.steps ?? DEFAULTS.steps });

export const chain = (model: LanguageModel, own: Options, shared: Options) =>
  generateText({ model, prompt: 'Hello', maxSteps: own.steps ?? shared.steps });

export const choice = (model: LanguageModel, { deep }: Options) =>
  generateText({ model, prompt: 'Hello', maxSteps: deep ? 10 : 3 });

export const choiceOfOne = (model: LanguageModel, { deep }: Options) =>
  generateText({
    model,
    prompt: 'Hello',
    maxSteps: deep ? DEFAULTS.steps : 1,
  });

export const choiceOfNone = (model: LanguageModel, { deep }: Options) =>
  generateText({ model, prompt: 'Hello', maxSteps: deep ? 10 : undefined });

export const nested = (model: LanguageModel, options: Options) =>
  generateText({ model, prompt: 'Hello', maxSteps: options.deep ? (options.steps ?? 10) : 3 });

export const sum = (model: LanguageModel, names: string[]) =>
  generateText({ model, prompt: 'Hello', maxSteps: names.length + 1 });
