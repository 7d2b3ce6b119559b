// @from 5
// @alone
// @only telemetry
// @findings warning:18 error:36 error:43
import { generateObject, generateText, type LanguageModel, streamText } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare const userId: string;
declare function log(value: unknown): void;

// Held for calls that take a context, and for nothing else.
export function chat(prompt: string) {
  const options = {
    model,
    telemetry: {
      functionId: 'chat',
      includeRuntimeContext: { userId: true },
    },
    runtimeContext: { userId },
  };
  return {
    stream: () => streamText({ ...options, prompt }),
    text: () => generateText({ ...options, prompt, maxRetries: 1 }),
  };
}

export function whole(prompt: string) {
  const options = { model, prompt, telemetry: { functionId: 'whole', includeRuntimeContext: { userId: true } }, runtimeContext: { userId } };
  return generateText(options);
}

export function some(prompt: string) {
  const options = {
    model,
    prompt,
    telemetry: { functionId: 'some', metadata: { userId } },
  };
  return [generateText(options), generateObject({ ...options, schema: z.object({}) })];
}

export function logged(prompt: string) {
  const options = { model, prompt };
  const traced = { ...options, experimental_telemetry: { functionId: 'logged', metadata: { userId } } };
  log(traced);
  return generateText(traced);
}
