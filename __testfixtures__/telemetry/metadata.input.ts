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
    experimental_telemetry: { isEnabled: true, functionId: 'poem', metadata: { userId, 'chat-id': prompt } },
  });
  streamText({
    model,
    experimental_telemetry: {
      isEnabled: true,
      metadata: {
        userId,
        tags,
        // how it was asked
        kind: `question of
  two lines`,
      },
      recordInputs: false,
    },
    prompt,
  });
  await embed({ model: embedding, value: prompt, experimental_telemetry: { isEnabled: true, metadata: { userId } } });
  return new ToolLoopAgent({ model, experimental_telemetry: { metadata: { userId }, isEnabled: true } });
}
