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
  await generateText({ model, prompt, telemetry: { integrations: [registered, own] } });
  await generateText({ model, prompt, telemetry: { integrations: [registered, integrations] } });
  await generateText({ model, prompt, telemetry: { integrations: [registered, ...list] } });
  streamText({ model, prompt, telemetry: { integrations: [registered, own] } });
  streamText({
    model,
    prompt,
    telemetry: {
      integrations: [
        registered,
        own,
        ...list,
      ],
    },
  });
  streamText({ model, prompt, telemetry: { integrations: [registered, own] } });
  streamText({ model, prompt, telemetry: { isEnabled: false } });
  streamText({ model, prompt, telemetry: { integrations: maybe } });
  streamText({ model, prompt, telemetry: { integrations: some } });
}
