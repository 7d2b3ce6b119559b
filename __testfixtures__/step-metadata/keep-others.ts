// @from 6
// @only step-metadata
import { generateText, type LanguageModel, type TelemetryIntegration, type UIMessage } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, experimental_telemetry: { functionId: 'ask', metadata: { team: 'search' } } });

export const authors = (messages: UIMessage<{ author: string }>[]) => messages.map(message => message.metadata?.author);

export class Integration implements TelemetryIntegration {
  onStepFinish = (step: Parameters<NonNullable<TelemetryIntegration['onStepFinish']>>[0]) => {
    console.log(step.functionId, step.text);
  };
}

export const own = (steps: { functionId: string; metadata: object }[]) => steps.map(step => [step.functionId, step.metadata]);
