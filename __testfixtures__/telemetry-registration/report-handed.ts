// @from 4
// @only telemetry-registration
// @alone
// @findings warning:10
import { generateText } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;
type Options = Parameters<typeof generateText>[0];
export const ask = (prompt: string, options: Options) => generateText({ model, prompt, experimental_telemetry: options.experimental_telemetry });
