// @from 6
// @only telemetry-registration
// @alone
// @findings warning:10
import { generateText, registerTelemetryIntegration } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;
registerTelemetryIntegration({ onStart: () => console.log('start') });
export const ask = (prompt: string) => generateText({ model, prompt, experimental_telemetry: { isEnabled: true } });
