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

export const members = (options: Options) =>
  generateText({
    ...options,
    onStart: event => log(event.provider, event['modelId'], event.modelId),
    onStepStart: step => log(step.stepNumber, step.modelId, step.provider),
  });

export const whole = (options: Options) =>
  streamText({
    ...options,
    onStart(event) {
      const { provider, modelId: id } = event;
      const used = { provider: event.provider, modelId: event.modelId };
      count({ provider: event.provider, modelId: event.modelId });
      log(provider, id, used.modelId, { model: { provider: event.provider, modelId: event.modelId } }, [{ provider: event.provider, modelId: event.modelId }]);
      return log({ ...{ provider: event.provider, modelId: event.modelId } });
    },
  });
