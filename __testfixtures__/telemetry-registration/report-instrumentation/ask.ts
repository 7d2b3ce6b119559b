import { generateText } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;
export const ask = (prompt: string) => generateText({ model, prompt, experimental_telemetry: { isEnabled: true } });
