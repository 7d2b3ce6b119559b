// @from 6
// @row register-telemetry-integration bind-telemetry-integration
import { bindTelemetryIntegration, generateText, registerTelemetryIntegration } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;
declare const debug: boolean;

let calls = 0;
const log = {
  onStart() {
    calls++;
  },
  onFinish: () => console.log(calls),
};

registerTelemetryIntegration(bindTelemetryIntegration(log));
registerTelemetryIntegration(bindTelemetryIntegration(debug ? log : { onToolCallStart() {} }));
export const bound = bindTelemetryIntegration(
  log,
);
export { registerTelemetryIntegration as register };
export const ask = () => generateText({ model, prompt: 'Hi' });
