// @from 6
// @only telemetry-integrations
// @findings warning:16 warning:28
// @types-skip-output the type is renamed by another transform
// @row integration-methods integration-event-data
import { registerTelemetryIntegration, streamText, type TelemetryIntegration } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;
declare const write: (line: unknown) => void;

const onFinish = () => write('done');

export const typed: TelemetryIntegration = {
  'onToolCallStart': event => write(event.toolCall),
  onStart(event) {
    write(event.model);
  },
  async onToolCallFinish({ toolCall }) {
    write(toolCall);
  },
  onStepFinish: step => write(step.text),
  onFinish,
};

export const composed = (inner: TelemetryIntegration): TelemetryIntegration => ({
  ...inner,
  onFinish: event => inner.onFinish?.(event),
});

function create() {
  return { onToolCallFinish: () => write('tool') };
}

registerTelemetryIntegration(create());
registerTelemetryIntegration({ ...(model && { onFinish() {} }) });
export const ask = (prompt: string) =>
  streamText({ model, prompt, experimental_telemetry: { integrations: [{ onFinish: () => write('call') }, typed] } });
