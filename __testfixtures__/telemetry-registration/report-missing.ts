// @from 6
// @only telemetry-registration
// @alone
// @findings error:12 info:13
// @row otel-moved opt-out-default OTL-01
import { embed, generateText, streamText } from 'ai';
import type { EmbeddingModel, LanguageModel } from 'ai';

declare const model: LanguageModel;
declare const embedding: EmbeddingModel;

export const ask = (prompt: string) => generateText({ model, prompt, experimental_telemetry: { isEnabled: true } });
export const silent = (prompt: string) => generateText({ model, prompt, temperature: 0 });
export const named = (value: string) => embed({ model: embedding, value, experimental_telemetry: { functionId: 'e' } });
export const off = (prompt: string) => streamText({ model, prompt, experimental_telemetry: { isEnabled: false } });
