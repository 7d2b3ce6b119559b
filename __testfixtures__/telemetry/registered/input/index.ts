// @findings warning:29 warning:30 warning:31
// @row local-integrations-replace-global
import { generateText, streamText } from 'ai';
import type { LanguageModel } from 'ai';
import { log as registered } from './log';

declare const model: LanguageModel;
declare const own: typeof registered;
declare const maybe: typeof registered | undefined;
declare const some: typeof registered | (typeof registered)[];
declare const list: typeof registered[];

export async function ask(prompt: string, integrations: typeof registered) {
  await generateText({ model, prompt, experimental_telemetry: { integrations: own } });
  await generateText({ model, prompt, experimental_telemetry: { integrations } });
  await generateText({ model, prompt, experimental_telemetry: { integrations: list } });
  streamText({ model, prompt, experimental_telemetry: { integrations: [own] } });
  streamText({
    model,
    prompt,
    experimental_telemetry: {
      integrations: [
        own,
        ...list,
      ],
    },
  });
  streamText({ model, prompt, experimental_telemetry: { integrations: [registered, own] } });
  streamText({ model, prompt, experimental_telemetry: { isEnabled: false } });
  streamText({ model, prompt, experimental_telemetry: { integrations: maybe } });
  streamText({ model, prompt, experimental_telemetry: { integrations: some } });
}
