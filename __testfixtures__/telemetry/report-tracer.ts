// @from 6
// @only telemetry
// @findings error:12 error:16
// @row telemetry-tracer
import { trace } from '@opentelemetry/api';
import { generateText, type TelemetrySettings } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;

const tracer = trace.getTracer('app');
export const settings: TelemetrySettings = { isEnabled: true, functionId: 'x', tracer };

export const ask = (options: { experimental_telemetry?: TelemetrySettings }) =>
  generateText({ model, prompt: 'Hi', ...options });
export const asked = () => ask({ experimental_telemetry: { isEnabled: false, tracer: trace.getTracer('other') } });
