// @from 6
// @only telemetry-registration
// @alone
import { generateText, streamText } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;
export const off = (prompt: string) => generateText({ model, prompt, experimental_telemetry: { isEnabled: false } });
export const named = (prompt: string) => streamText({ model, prompt, experimental_telemetry: { functionId: 'x' } });
export const silent = (prompt: string) => streamText({ model, prompt });
