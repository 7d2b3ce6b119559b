// @from 6
// @only telemetry
// @row experimental-telemetry is-enabled-true
import * as ai from 'ai';
import { embed, embedMany, generateObject, generateText as ask, rerank, streamObject, streamText, ToolLoopAgent } from 'ai';
import type { EmbeddingModel, LanguageModel, RerankingModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare const embedding: EmbeddingModel;
declare const reranking: RerankingModel;
declare const debug: boolean;

const schema = z.object({ name: z.string() });

export async function everyCall(prompt: string, experimental_telemetry: { isEnabled: boolean }) {
  await ask({ model, prompt, telemetry: { functionId: 'ask' } });
  await ai.generateText({ model, prompt, 'telemetry': { isEnabled: debug } });
  streamText({ model, prompt, ['telemetry']: { isEnabled: false } });
  await generateObject({ model, schema, prompt, telemetry: experimental_telemetry });
  streamObject({ model, schema, prompt, telemetry: { functionId: 'stream' } });
  await embed({ model: embedding, value: prompt, telemetry: { functionId: 'embed', recordInputs: false } });
  await embedMany({
    model: embedding,
    values: [prompt],
    telemetry: {
      functionId: 'embedMany',
    },
  });
  await rerank({ model: reranking, documents: [prompt], query: 'x' });
  return new ToolLoopAgent({
    model,
    telemetry: { functionId: 'agent' },
    prepareCall: ({ prompt: _, messages: __, ...settings }) => ({
      ...settings,
      prompt,
      telemetry: { functionId: 'call' },
    }),
  });
}

export async function emptied(prompt: string) {
  await ask({ model, prompt });
  await ask({
    model,
    prompt,
  });
  // What explains the option keeps it.
  await ask({
    model,
    prompt,
    // watched in production
    telemetry: { isEnabled: true },
  });
}

const options = { model, prompt: 'Hi', telemetry: { functionId: 'held' } };

export const held = () => ask(options);

export const copied = () => ask({ ...options, telemetry: { functionId: 'copied' } });
