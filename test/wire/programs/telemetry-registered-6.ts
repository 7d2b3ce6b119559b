// @from 6
// @unmigrated broken
import * as ai from 'ai';
import { generateText, type LanguageModel } from 'ai';

export const turns = [{ text: 'A poem.' }, { text: 'Another.' }];

/** The registered integration and that of the call both hear of the call. */
export async function main(model: LanguageModel) {
  const heard: string[] = [];
  const log = { onStart: () => void heard.push('registered') };
  const own = { onStart: () => void heard.push('own') };
  const all: unknown[] = [];
  Object.assign(globalThis, { AI_SDK_TELEMETRY_INTEGRATIONS: all });
  ai.registerTelemetryIntegration(log);
  await generateText({ model, prompt: 'Write.', experimental_telemetry: { integrations: own } });
  await generateText({ model, prompt: 'Write.', experimental_telemetry: { integrations: [own] } });
  all.length = 0;
  return heard;
}
