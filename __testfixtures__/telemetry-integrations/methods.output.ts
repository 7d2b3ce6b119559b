// @from 6
// @only telemetry-integrations
// @findings warning:16 warning:28
// @types-skip-output the type is renamed by another transform
// @row integration-methods integration-event-data
import { registerTelemetry, streamText, type TelemetryIntegration } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;
declare const write: (line: unknown) => void;

const onFinish = () => write('done');

export const typed: TelemetryIntegration = {
  'onToolExecutionStart': event => write(event.toolCall),
  onStart(event) {
    write(event.model);
  },
  async onToolExecutionEnd({ toolCall }) {
    write(toolCall);
  },
  onStepEnd: step => write(step.text),
  onEnd: onFinish,
};

export const composed = (inner: TelemetryIntegration): TelemetryIntegration => ({
  ...inner,
  onEnd: event => inner.onEnd?.(event),
});

function create() {
  return { onToolExecutionEnd: () => write('tool') };
}

registerTelemetry(create());
registerTelemetry({ ...(model && { onEnd() {} }) });
export const ask = (prompt: string) =>
  streamText({ model, prompt, experimental_telemetry: { integrations: [{ onEnd: () => write('call') }, typed] } });
