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
  await ask({ model, prompt, experimental_telemetry: { isEnabled: true, functionId: 'ask' } });
  await ai.generateText({ model, prompt, 'experimental_telemetry': { isEnabled: debug } });
  streamText({ model, prompt, ['experimental_telemetry']: { isEnabled: false } });
  await generateObject({ model, schema, prompt, experimental_telemetry });
  streamObject({ model, schema, prompt, experimental_telemetry: { functionId: 'stream', 'isEnabled': true } });
  await embed({ model: embedding, value: prompt, experimental_telemetry: { functionId: 'embed', isEnabled: true, recordInputs: false } });
  await embedMany({
    model: embedding,
    values: [prompt],
    experimental_telemetry: {
      isEnabled: true,
      functionId: 'embedMany',
    },
  });
  await rerank({ model: reranking, documents: [prompt], query: 'x', experimental_telemetry: { isEnabled: true } });
  return new ToolLoopAgent({
    model,
    experimental_telemetry: { isEnabled: true, functionId: 'agent' },
    prepareCall: ({ prompt: _, messages: __, ...settings }) => ({
      ...settings,
      prompt,
      experimental_telemetry: { isEnabled: true, functionId: 'call' },
    }),
  });
}

export async function emptied(prompt: string) {
  await ask({ model, prompt, experimental_telemetry: { isEnabled: true } });
  await ask({
    model,
    experimental_telemetry: {
      isEnabled: true,
    },
    prompt,
  });
  // What explains the option keeps it.
  await ask({
    model,
    prompt,
    // watched in production
    experimental_telemetry: { isEnabled: true },
  });
}

const options = { model, prompt: 'Hi', experimental_telemetry: { isEnabled: true, functionId: 'held' } };

export const held = () => ask(options);

export const copied = () => ask({ ...options, experimental_telemetry: { isEnabled: true, functionId: 'copied' } });
