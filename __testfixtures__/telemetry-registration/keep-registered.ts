// @from 6
// @only telemetry-registration
// @alone
// @types-skip two generations at once
import { LegacyOpenTelemetry } from '@ai-sdk/otel';
import { generateText, registerTelemetry } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;
registerTelemetry(new LegacyOpenTelemetry());
export const ask = (prompt: string) => generateText({ model, prompt, experimental_telemetry: { isEnabled: true } });
