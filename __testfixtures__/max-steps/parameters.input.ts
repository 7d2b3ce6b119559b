// @from 4
import { generateText, type LanguageModel } from 'ai';

interface Options {
  model: LanguageModel;
  steps?: number;
  limits?: { steps: number };
}

export const counted = (model: LanguageModel, steps: number) =>
  generateText({ model, prompt: 'Hello', maxSteps: steps });

export const byName = (model: LanguageModel, maxSteps: number) =>
  generateText({ model, prompt: 'Hello', maxSteps });

export const byDefault = (model: LanguageModel, maxSteps = 5) =>
  generateText({
    model,
    prompt: 'Hello',
    maxSteps,
  });

export const optional = (model: LanguageModel, maxSteps?: number) =>
  generateText({ model, prompt: 'Hello', maxSteps });

export const nullable = (model: LanguageModel, steps: number | null | undefined) =>
  generateText({ model, prompt: 'Hello', maxSteps: steps! });

export const taken = ({ model, steps }: Options) =>
  generateText({ model, prompt: 'Hello', maxSteps: steps });

export const read = (options: Options) =>
  generateText({ model: options.model, prompt: 'Hello', maxSteps: options.steps });

export const chained = (options: Options) =>
  generateText({ model: options.model, prompt: 'Hello', maxSteps: options.limits?.steps });

export const cast = (model: LanguageModel, steps: unknown) =>
  generateText({ model, prompt: 'Hello', maxSteps: steps as number });
