// @from 6
// @only telemetry
// @alone
// @findings error:18 error:19 error:20 error:21 error:26 error:27 error:31 error:36 error:40 error:46 error:51 error:56 error:63 error:63 warning:67 error:67
// @types-skip-output what is left does not compile, and the findings say so
// @row telemetry-metadata
import { generateObject, generateText, type TelemetrySettings, ToolLoopAgent } from 'ai';
import type { LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare function build(of: string): Record<string, string>;
declare const shared: { temperature: number; experimental_context?: unknown };

const schema = z.object({ name: z.string() });

export async function left(prompt: string, userId: string) {
  await generateObject({ model, schema, prompt, experimental_telemetry: { functionId: 'object', metadata: { userId } } });
  await generateText({ model, prompt, experimental_telemetry: { functionId: 'called', metadata: build(userId) } });
  await generateText({ model, prompt, experimental_telemetry: { functionId: 'spread', metadata: { ...build(userId), userId } } });
  await generateText({ model, prompt, experimental_telemetry: { functionId: 'computed', metadata: { [userId.trim()]: 'x' } } });
  await generateText({
    model,
    prompt,
    experimental_context: { tenant: 1 },
    experimental_telemetry: { functionId: 'context', metadata: { userId } } });
  await generateText({ model, prompt, ...shared, experimental_telemetry: { functionId: 'may', metadata: { userId } } });
}

export const settings = (userId: string): TelemetrySettings => ({
  isEnabled: true, functionId: 'helper', metadata: { userId },
});

export const agent = new ToolLoopAgent({
  model,
  prepareCall: () => ({ model, prompt: 'Hi', experimental_telemetry: { functionId: 'call', metadata: { step: 1 } } }),
});

// What is taken apart has to be so wherever it is used.
const read = (userId: string) => ({ functionId: 'read', metadata: { userId } });
export const id = read('x').metadata.userId;
export const ask = (prompt: string) => generateText({ model, prompt, experimental_telemetry: read(prompt) });

function traced(userId: string): TelemetrySettings {
  const telemetry = { functionId: 'elsewhere' };
  return userId ? { isEnabled: true, metadata: { userId } } : telemetry;
}
export const some = (prompt: string) => generateText({ model, prompt, experimental_telemetry: traced(prompt) });

function contextual(userId: string) {
  return { isEnabled: true, metadata: { userId } };
}
export const own = (prompt: string) =>
  generateText({ model, prompt, experimental_context: { prompt }, experimental_telemetry: contextual(prompt) });

const ofObject = { functionId: 'objects', metadata: { app: 'web' } };
export const object = (prompt: string) => generateObject({ model, schema, prompt, experimental_telemetry: ofObject });

export const either = (prompt: string, a: boolean) =>
  generateText({
    model,
    prompt,
    experimental_telemetry: a ? { metadata: { kind: 'a' } } : { metadata: { kind: 'b' } },
  });

export const called = (prompt: string) =>
  generateText({ model, prompt, experimental_telemetry: prompt.trim() ? { metadata: { prompt } } : undefined });
