// @from 6
// @only start-events
import { generateText, streamText, type LanguageModel, type TelemetryIntegration } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    prompt,
    onStepFinish: step => console.log(step.model.provider, step.model.modelId),
    onFinish: ({ model: { modelId } }) => console.log(modelId),
    experimental_onStart: ({ messages, timeout, headers }) => console.log(messages, timeout, headers),
    experimental_onStepStart: ({ toolChoice }) => console.log(toolChoice),
  });

interface Job {
  model: { provider: string; modelId: string };
  prompt: string;
}

declare function run(options: { experimental_onStart: (job: Job) => void }): void;

export function others(model: LanguageModel, prompt: string) {
  run({ experimental_onStart: ({ model, prompt }) => console.log(model.modelId, prompt) });
  return streamText({ model, prompt });
}

export const integration: TelemetryIntegration = {
  onStart: event => console.log(event.functionId),
};
