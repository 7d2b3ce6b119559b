// @from 4
import { generateText, isStepCount, type LanguageModel } from 'ai';

interface Options {
  model: LanguageModel;
  steps?: number;
  limits?: { steps: number };
}

export const counted = (model: LanguageModel, steps: number) =>
  generateText({ model, prompt: 'Hello', stopWhen: isStepCount(steps) });

export const byName = (model: LanguageModel, maxSteps: number) =>
  generateText({ model, prompt: 'Hello', stopWhen: isStepCount(maxSteps) });

export const byDefault = (model: LanguageModel, maxSteps = 5) =>
  generateText({
    model,
    prompt: 'Hello',
    stopWhen: isStepCount(maxSteps),
  });

export const optional = (model: LanguageModel, maxSteps?: number) =>
  generateText({ model, prompt: 'Hello', stopWhen: isStepCount(maxSteps ?? 1) });

export const nullable = (model: LanguageModel, steps: number | null | undefined) =>
  generateText({ model, prompt: 'Hello', stopWhen: isStepCount(steps!) });

export const taken = ({ model, steps }: Options) =>
  generateText({ model, prompt: 'Hello', stopWhen: isStepCount(steps ?? 1) });

export const read = (options: Options) =>
  generateText({ model: options.model, prompt: 'Hello', stopWhen: isStepCount(options.steps ?? 1) });

export const chained = (options: Options) =>
  generateText({ model: options.model, prompt: 'Hello', stopWhen: isStepCount(options.limits?.steps ?? 1) });

export const cast = (model: LanguageModel, steps: unknown) =>
  generateText({ model, prompt: 'Hello', stopWhen: isStepCount(steps as number) });
