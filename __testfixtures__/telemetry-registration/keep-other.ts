// @from 6
// @alone
import { generateText } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;
const client = { generateText: (options: { experimental_telemetry: { isEnabled: boolean } }) => options };
export const other = client.generateText({ experimental_telemetry: { isEnabled: true } });
export const ask = (prompt: string) => generateText({ model, prompt });
