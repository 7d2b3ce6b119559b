// @from 6
// @only telemetry, renamed-types
// @alone
// @findings warning:26 warning:78 warning:82 error:96 error:98 warning:98
// @row telemetry-metadata
import { embed, generateObject, generateText, streamText, tool, type TelemetryOptions, ToolLoopAgent } from 'ai';
import type { EmbeddingModel, LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare const embedding: EmbeddingModel;
declare const isTraced: boolean;

const schema = z.object({ name: z.string() });

const weather = tool({ inputSchema: z.object({ city: z.string() }), execute: async ({ city }) => city });

const base: TelemetryOptions = { isEnabled: true, recordInputs: false };

type Settings = Parameters<typeof generateText>[0]['experimental_telemetry'];

export function telemetryFor(functionId: string, userId: string) {
  return {
    telemetry: {
      functionId,
      includeRuntimeContext: { userId: true, kind: true },
    },
    runtimeContext: {
      // who asks
      userId,
      kind: `a
  b`,
    },
  };
}

const named = (functionId: string, metadata: Record<string, string> = {}): { telemetry: TelemetryOptions; runtimeContext?: Record<string, unknown> } => {
  if (!isTraced) return { telemetry: { isEnabled: false } };
  return { telemetry: { ...base, functionId: `app/${functionId}`, includeRuntimeContext: Object.fromEntries(Object.keys(metadata).map(key => [key, true])) }, runtimeContext: metadata };
};

function optional(userId?: string): { telemetry: Settings; runtimeContext?: Record<string, unknown> } | undefined {
  if (!userId) return undefined;
  return {
    telemetry: {
      isEnabled: true,
      ...(isTraced ? { includeRuntimeContext: { userId: true } } : {}),
    },
    runtimeContext: isTraced ? { userId } : undefined,
  };
}

const chosen = (userId: string) => (isTraced ? { telemetry: { includeRuntimeContext: { userId: true } }, runtimeContext: { userId } } : undefined);

const constant = { telemetry: { functionId: 'app', includeRuntimeContext: { app: true } }, runtimeContext: { app: 'web' } } as const;

const shared = {
  telemetry: {
    includeRuntimeContext: { app: true },
  },
  runtimeContext: { app: 'web' },
} satisfies { telemetry: TelemetryOptions; runtimeContext: Record<string, unknown> };

const experimental_telemetry = { telemetry: { includeRuntimeContext: { kind: true } }, runtimeContext: { kind: 'shorthand' } };

class Session {
  #telemetry(id: string): { telemetry: TelemetryOptions; runtimeContext: Record<string, unknown> } | undefined {
    return id === '' ? undefined : { telemetry: { functionId: id, includeRuntimeContext: { id: true } }, runtimeContext: { id } };
  }

  ask(prompt: string) {
    return generateText({ model, prompt, ...this.#telemetry(prompt) });
  }
}

export async function calls(prompt: string, userId: string) {
  await generateText({ model, prompt, ...telemetryFor('a', userId) });
  streamText({
    model,
    prompt,
    tools: { weather },
    ...telemetryFor('b', userId),
    onStepFinish: step => console.log(step.text),
  });
  await embed({ model: embedding, value: prompt, ...(isTraced ? telemetryFor('c', userId) : undefined) });
  streamText({ model, prompt, tools: { weather }, ...named('d', { userId }) });
  await generateText({ model, prompt, ...named('e') });
  await generateText({ model, prompt, ...optional(userId) });
  await generateText({ model, prompt, ...(isTraced && { ...chosen(userId) }) });
  await generateText({ model, prompt, ...constant });
  await generateText({ model, prompt, telemetry: { ...constant.telemetry, functionId: 'other' }, runtimeContext: constant.runtimeContext });
  await generateText({ model, prompt, ...shared });
  await generateText({ model, prompt, ...experimental_telemetry });
  return new ToolLoopAgent({ model, tools: { weather }, ...named('agent', { userId }) });
}

export const session = new Session();

const telemetry = { telemetry: { functionId: 'objects', includeRuntimeContext: { app: true } }, runtimeContext: { app: 'web' } };

/** Calls that take no context go without. */
export async function objects(prompt: string, userId: string) {
  await generateObject({ model, schema, prompt, telemetry: telemetry.telemetry });
  await generateText({ model, prompt, ...telemetry });
  await generateObject({ model, schema, prompt, telemetry: isTraced ? optional(userId)?.telemetry : undefined });
}
