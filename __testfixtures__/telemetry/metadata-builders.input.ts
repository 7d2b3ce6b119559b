// @from 6
// @only telemetry, renamed-types
// @alone
// @findings warning:26 warning:78 warning:82 error:96 error:98 warning:98
// @row telemetry-metadata
import { embed, generateObject, generateText, streamText, tool, type TelemetrySettings, ToolLoopAgent } from 'ai';
import type { EmbeddingModel, LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare const embedding: EmbeddingModel;
declare const isTraced: boolean;

const schema = z.object({ name: z.string() });

const weather = tool({ inputSchema: z.object({ city: z.string() }), execute: async ({ city }) => city });

const base: TelemetrySettings = { isEnabled: true, recordInputs: false };

type Settings = Parameters<typeof generateText>[0]['experimental_telemetry'];

export function telemetryFor(functionId: string, userId: string) {
  return {
    isEnabled: true,
    functionId,
    metadata: {
      // who asks
      userId,
      kind: `a
  b`,
    },
  };
}

const named = (functionId: string, metadata: Record<string, string> = {}): TelemetrySettings => {
  if (!isTraced) return { isEnabled: false };
  return { ...base, functionId: `app/${functionId}`, metadata };
};

function optional(userId?: string): Settings {
  if (!userId) return undefined;
  return {
    isEnabled: true,
    ...(isTraced ? { metadata: { userId } } : {}),
  };
}

const chosen = (userId: string) => (isTraced ? { isEnabled: true, metadata: { userId } } : undefined);

const constant = { isEnabled: true, functionId: 'app', metadata: { app: 'web' } } as const;

const shared = {
  isEnabled: true,
  metadata: { app: 'web' },
} satisfies TelemetrySettings;

const experimental_telemetry = { isEnabled: true, metadata: { kind: 'shorthand' } };

class Session {
  #telemetry(id: string): TelemetrySettings | undefined {
    return id === '' ? undefined : { functionId: id, metadata: { id } };
  }

  ask(prompt: string) {
    return generateText({ model, prompt, experimental_telemetry: this.#telemetry(prompt) });
  }
}

export async function calls(prompt: string, userId: string) {
  await generateText({ model, prompt, experimental_telemetry: telemetryFor('a', userId) });
  streamText({
    model,
    prompt,
    tools: { weather },
    experimental_telemetry: telemetryFor('b', userId),
    onStepFinish: step => console.log(step.text),
  });
  await embed({ model: embedding, value: prompt, experimental_telemetry: isTraced ? telemetryFor('c', userId) : undefined });
  streamText({ model, prompt, tools: { weather }, experimental_telemetry: named('d', { userId }) });
  await generateText({ model, prompt, experimental_telemetry: named('e') });
  await generateText({ model, prompt, experimental_telemetry: optional(userId) });
  await generateText({ model, prompt, ...(isTraced && { experimental_telemetry: chosen(userId) }) });
  await generateText({ model, prompt, experimental_telemetry: constant });
  await generateText({ model, prompt, experimental_telemetry: { ...constant, functionId: 'other' } });
  await generateText({ model, prompt, experimental_telemetry: shared });
  await generateText({ model, prompt, experimental_telemetry });
  return new ToolLoopAgent({ model, tools: { weather }, experimental_telemetry: named('agent', { userId }) });
}

export const session = new Session();

const telemetry = { functionId: 'objects', metadata: { app: 'web' } };

/** Calls that take no context go without. */
export async function objects(prompt: string, userId: string) {
  await generateObject({ model, schema, prompt, experimental_telemetry: telemetry });
  await generateText({ model, prompt, experimental_telemetry: telemetry });
  await generateObject({ model, schema, prompt, experimental_telemetry: isTraced ? optional(userId) : undefined });
}
