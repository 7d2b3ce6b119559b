// @from 4
// @only telemetry
// @alone
// @findings warning:12
// @row telemetry-metadata telemetry-option
import { generateText, streamText } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;

export async function ask(prompt: string, userId: string) {
  await generateText({ model, prompt, telemetry: { includeRuntimeContext: { userId: true } }, runtimeContext: { userId } });
  streamText({ model, prompt, telemetry: { functionId: 'ask' } });
  streamText({ model, prompt });
}
