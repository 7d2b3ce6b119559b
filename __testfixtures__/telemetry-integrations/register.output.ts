// @from 6
// @row register-telemetry-integration bind-telemetry-integration
import { generateText, registerTelemetry } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;
declare const debug: boolean;

let calls = 0;
const log = {
  onStart() {
    calls++;
  },
  onEnd: () => console.log(calls),
};

registerTelemetry(log);
registerTelemetry(debug ? log : { onToolExecutionStart() {} });
export const bound = log;
export { registerTelemetry as register };
export const ask = () => generateText({ model, prompt: 'Hi' });
