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
    onStart: ({ modelId, messages }) => log(modelId, messages),
    onStepStart: async ({ stepNumber, provider, modelId }) => {
      log(stepNumber, `${provider}/${modelId}`);
    },
  });

export const nested = (options: Options) =>
  streamText({
    ...options,
    onStart: ({ provider, modelId: id }) => log(provider, id),
    onStepStart: ({ stepNumber, modelId }) => log(stepNumber, modelId),
  });

export const whole = (options: Options) =>
  streamText({
    ...options,
    onStart: ({ provider, modelId }) => {
      count({ provider, modelId });
      log({ model: { provider, modelId } }, provider);
    },
    onStepStart: step => {
      const { modelId } = step;
      log(modelId);
    },
  });
