// @from 6
// @row start-event-model
import { generateText, streamText, type LanguageModel, type ToolSet } from 'ai';

declare function log(...values: unknown[]): void;
declare function count(model: { provider: string; modelId: string }): void;

interface Options {
  model: LanguageModel;
  tools: ToolSet;
  prompt: string;
}

export const parts = (options: Options) =>
  generateText({
    ...options,
    experimental_onStart: ({ model, messages }) => log(model.modelId, messages),
    experimental_onStepStart: async ({ stepNumber, model: used }) => {
      log(stepNumber, `${used.provider}/${used.modelId}`);
    },
  });

export const nested = (options: Options) =>
  streamText({
    ...options,
    experimental_onStart: ({ model: { provider, modelId: id } }) => log(provider, id),
    experimental_onStepStart: ({ stepNumber, model: { modelId } }) => log(stepNumber, modelId),
  });

export const whole = (options: Options) =>
  streamText({
    ...options,
    experimental_onStart: ({ model }) => {
      count(model);
      log({ model }, model.provider);
    },
    experimental_onStepStart: step => {
      const { model } = step;
      log(model.modelId);
    },
  });
