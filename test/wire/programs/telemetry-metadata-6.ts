// @from 6
// @unmigrated broken
import { generateText, type LanguageModel, type TelemetrySettings } from 'ai';

export const turns = 'abcdefghij'.split('').map(text => ({ text }));

/** What integrations hear of the values that telemetry is given, in whatever form. */
export async function main(model: LanguageModel) {
  const heard: unknown[] = [];
  const integrations = {
    // biome-ignore lint/suspicious/noExplicitAny: the event has the values under one name or the other
    onStart(event: any) {
      const [values] = ['metadata', 'runtimeContext'].flatMap(name => event[name] ?? []);
      heard.push([event.functionId, values]);
    },
  };
  const base: Record<string, string> = { app: 'web' };
  const none: { trace: string } | undefined = undefined as { trace: string } | undefined;
  const tags = ['a', 'b'];

  function telemetryFor(functionId: string, userId?: string): TelemetrySettings {
    if (!userId) return { functionId, integrations, metadata: { app: 'none' } };
    return { functionId, integrations, metadata: { userId, tags } };
  }
  const optional = (metadata?: Record<string, string>) => ({
    functionId: 'optional',
    integrations,
    ...(metadata ? { metadata } : {}),
  });
  const shared = { functionId: 'shared', integrations, metadata: { ...base, shared: true } } as const;

  const prompt = 'Hi';
  await generateText({ model, prompt, experimental_telemetry: telemetryFor('builder', 'u1') });
  await generateText({ model, prompt, experimental_telemetry: telemetryFor('builder') });
  await generateText({ model, prompt, experimental_telemetry: optional({ a: '1', b: '2' }) });
  await generateText({ model, prompt, experimental_telemetry: shared });
  await generateText({ model, prompt, experimental_telemetry: { ...shared, functionId: 'mixed' } });
  await generateText({
    model,
    prompt,
    experimental_telemetry: {
      functionId: 'keys',
      integrations,
      metadata: { ...base, ...(none ? { trace: none.trace } : {}), ...(tags.length > 1 && { many: true }), x: 1 },
    },
  });
  await generateText({ model, prompt, experimental_telemetry: { functionId: 'whole', integrations, metadata: base } });
  await generateText({
    model,
    prompt,
    experimental_telemetry: tags ? { functionId: 'condition', integrations, metadata: { tags } } : undefined,
  });
  return heard;
}
