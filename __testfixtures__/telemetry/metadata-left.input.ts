// @from 6
// @only telemetry
// @alone
// @findings error:18 error:19 error:20 error:21 error:26 error:27 error:31 error:36
// @types-skip-output what is left does not compile, and the findings say so
// @row telemetry-metadata
import { generateObject, generateText, type TelemetrySettings, ToolLoopAgent } from 'ai';
import type { LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare const metadata: Record<string, string>;
declare const shared: { temperature: number; experimental_context?: unknown };

const schema = z.object({ name: z.string() });

export async function left(prompt: string, userId: string) {
  await generateObject({ model, schema, prompt, experimental_telemetry: { functionId: 'object', metadata: { userId } } });
  await generateText({ model, prompt, experimental_telemetry: { functionId: 'shorthand', metadata } });
  await generateText({ model, prompt, experimental_telemetry: { functionId: 'spread', metadata: { ...metadata, userId } } });
  await generateText({ model, prompt, experimental_telemetry: { functionId: 'computed', metadata: { [userId]: 'x' } } });
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
