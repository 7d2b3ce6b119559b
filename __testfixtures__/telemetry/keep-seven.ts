// @from 7
import { generateText, registerTelemetry, streamText, type Telemetry, type TelemetryOptions } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;
declare const log: Telemetry;
registerTelemetry(log);

export const settings: TelemetryOptions = { isEnabled: true, integrations: [log] };

export async function ask(prompt: string, userId: string) {
  await generateText({ model, prompt, telemetry: { isEnabled: true } });
  await generateText({ model, prompt, experimental_telemetry: { isEnabled: false, integrations: [log] } });
  streamText({
    model,
    prompt,
    telemetry: { includeRuntimeContext: { userId: true } },
    runtimeContext: { userId, metadata: 'mine' },
  });
}
