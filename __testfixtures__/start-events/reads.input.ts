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
    experimental_onStart: event => log(event.model.provider, event.model['modelId'], event['model'].modelId),
    experimental_onStepStart: step => log(step.stepNumber, step.model?.modelId, step.model!.provider),
  });

export const whole = (options: Options) =>
  streamText({
    ...options,
    experimental_onStart(event) {
      const { provider, modelId: id } = event.model;
      const used = event.model;
      count(event.model);
      log(provider, id, used.modelId, { model: event.model }, [event.model]);
      return log({ ...event.model });
    },
  });
