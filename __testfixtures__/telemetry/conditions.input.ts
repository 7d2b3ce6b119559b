// @from 6
// @only telemetry
// @findings warning:11 warning:12 warning:13
import { generateText, streamText } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;
declare const debug: boolean;

export async function conditions(prompt: string) {
  await generateText({ model, prompt, ...(debug && { experimental_telemetry: { isEnabled: true } }) });
  await generateText({ model, prompt, experimental_telemetry: debug ? { isEnabled: true } : undefined });
  streamText({ model, prompt, ...(debug ? { experimental_telemetry: { isEnabled: true, functionId: 'x' } } : {}) });
  streamText({ model, prompt, experimental_telemetry: { isEnabled: debug, functionId: 'x' } });
  streamText({ model, prompt, ...(debug ? { experimental_telemetry: { isEnabled: true, functionId: 'x' } } : { experimental_telemetry: { isEnabled: false } }) });
}
