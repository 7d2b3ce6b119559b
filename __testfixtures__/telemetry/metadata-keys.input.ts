// @from 6
// @only telemetry
// @alone
// @findings warning:18 warning:45 warning:56
// @row telemetry-metadata
import { generateText, streamText } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;
declare const base: Record<string, string>;
declare const prefix: string;
declare const options: { traceId?: string; tags?: { tag: string } } | undefined;

const common = { recordInputs: false };

/** Keys that come by spreads, on conditions, or under names that the program knows. */
export async function keys(prompt: string, userId: string | undefined, metadata: Record<string, string>, extra?: { a: string }) {
  await generateText({ model, prompt, experimental_telemetry: { functionId: 'shorthand', metadata } });
  await generateText({ model, prompt, experimental_telemetry: { functionId: 'spread', metadata: { ...base, userId: 'x' } } });
  await generateText({
    model,
    prompt,
    experimental_telemetry: {
      isEnabled: true,
      functionId: 'conditions',
      metadata: {
        app: 'web',
        ...(userId ? { userId } : {}),
        ...(options?.traceId && { traceId: options.traceId }),
        ...options?.tags,
        ...(extra ?? {}),
      },
    },
  });
  streamText({ model, prompt, experimental_telemetry: { functionId: 'computed', metadata: { [`x`]: '1', [prefix]: 'x' } } });
  streamText({ model, prompt, experimental_telemetry: { ...common, functionId: 'whole', metadata: { ...base, ...extra } } });
  streamText({ model, prompt, experimental_telemetry: { metadata: {} } });
}

/** Settings that come on a condition. */
export async function conditions(prompt: string, userId: string | undefined, metadata?: Record<string, string>) {
  await generateText({
    model,
    prompt,
    experimental_telemetry: options?.traceId
      ? {
          isEnabled: true,
          functionId: 'conditional',
          metadata: { traceId: options.traceId },
        }
      : undefined,
  });
  await generateText({
    model,
    prompt,
    ...(userId && { experimental_telemetry: { isEnabled: true, metadata: { userId } } }),
  });
  await generateText({
    model,
    prompt,
    experimental_telemetry: { functionId: 'inner', ...(metadata ? { metadata } : {}) },
  });
  await generateText({
    model,
    prompt,
    experimental_telemetry: { functionId: 'checked', ...(userId !== undefined && { metadata: { userId } }) },
  });
  streamText({ model, prompt, experimental_telemetry: !userId ? { isEnabled: false } : { functionId: 'other', metadata: { userId } } });
}
