// @from 6
// @only telemetry
// @alone
// @findings warning:17
// @row telemetry-metadata
import { embed, generateText, streamText, ToolLoopAgent } from 'ai';
import type { EmbeddingModel, LanguageModel } from 'ai';

declare const model: LanguageModel;
declare const embedding: EmbeddingModel;

export async function moved(prompt: string, userId: string) {
  const tags = ['a'];
  await generateText({
    model,
    prompt,
    telemetry: { functionId: 'poem', includeRuntimeContext: { userId: true, 'chat-id': true } },
    runtimeContext: { userId, 'chat-id': prompt },
  });
  streamText({
    model,
    telemetry: {
      includeRuntimeContext: { userId: true, tags: true, kind: true },
      recordInputs: false,
    },
    runtimeContext: {
      userId,
      tags,
      // how it was asked
      kind: `question of
  two lines`,
    },
    prompt,
  });
  await embed({ model: embedding, value: prompt, telemetry: { includeRuntimeContext: { userId: true } }, runtimeContext: { userId } });
  return new ToolLoopAgent({ model, telemetry: { includeRuntimeContext: { userId: true } }, runtimeContext: { userId } });
}
