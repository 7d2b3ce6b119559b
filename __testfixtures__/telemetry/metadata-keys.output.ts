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
  await generateText({ model, prompt, telemetry: { functionId: 'shorthand', includeRuntimeContext: Object.fromEntries(Object.keys(metadata).map((key) => [key, true])) }, runtimeContext: metadata });
  await generateText({ model, prompt, telemetry: { functionId: 'spread', includeRuntimeContext: { ...Object.fromEntries(Object.keys(base).map((key) => [key, true])), userId: true } }, runtimeContext: { ...base, userId: 'x' } });
  await generateText({
    model,
    prompt,
    telemetry: {
      functionId: 'conditions',
      includeRuntimeContext: { app: true, userId: true, traceId: true, ...Object.fromEntries(Object.keys(options?.tags ?? {}).map((key) => [key, true])), ...Object.fromEntries(Object.keys(extra ?? {}).map((key) => [key, true])) },
    },
    runtimeContext: {
      app: 'web',
      ...(userId ? { userId } : {}),
      ...(options?.traceId && { traceId: options.traceId }),
      ...options?.tags,
      ...(extra ?? {}),
    },
  });
  streamText({ model, prompt, telemetry: { functionId: 'computed', includeRuntimeContext: { [`x`]: true, [prefix]: true } }, runtimeContext: { [`x`]: '1', [prefix]: 'x' } });
  streamText({ model, prompt, telemetry: { ...common, functionId: 'whole', includeRuntimeContext: { ...Object.fromEntries(Object.keys(base).map((key) => [key, true])), ...Object.fromEntries(Object.keys(extra ?? {}).map((key) => [key, true])) } }, runtimeContext: { ...base, ...extra } });
  streamText({ model, prompt, telemetry: { includeRuntimeContext: {} }, runtimeContext: {} });
}

/** Settings that come on a condition. */
export async function conditions(prompt: string, userId: string | undefined, metadata?: Record<string, string>) {
  await generateText({
    model,
    prompt,
    telemetry: options?.traceId
      ? {
          isEnabled: true,
          functionId: 'conditional',
          includeRuntimeContext: { traceId: true },
        }
      : undefined,
    runtimeContext: options?.traceId ? { traceId: options.traceId } : undefined,
  });
  await generateText({
    model,
    prompt,
    ...(userId && { telemetry: { includeRuntimeContext: { userId: true } }, runtimeContext: { userId } }),
  });
  await generateText({
    model,
    prompt,
    telemetry: { functionId: 'inner', ...(metadata ? { includeRuntimeContext: Object.fromEntries(Object.keys(metadata).map((key) => [key, true])) } : {}) },
    runtimeContext: metadata,
  });
  await generateText({
    model,
    prompt,
    telemetry: { functionId: 'checked', ...(userId !== undefined && { includeRuntimeContext: { userId: true } }) },
    runtimeContext: userId !== undefined ? { userId } : undefined,
  });
  streamText({ model, prompt, telemetry: !userId ? { isEnabled: false } : { functionId: 'other', includeRuntimeContext: { userId: true } }, runtimeContext: !userId ? undefined : { userId } });
}
