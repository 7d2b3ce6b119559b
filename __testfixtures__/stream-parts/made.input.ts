// @from 4
// @only stream-parts
// @row stream-transform
// @findings error:15 error:16 error:28 error:32
// @types-skip-output Parts that need more than they had are left to a person.
import { streamText, type LanguageModel } from 'ai';

export const stopping = (model: LanguageModel) =>
  streamText({
    model,
    prompt: 'Hello',
    experimental_transform: ({ stopStream }) =>
      new TransformStream({
        transform(chunk, controller) {
          if (chunk.type === 'source') controller.enqueue({ type: 'text-delta', textDelta: chunk.source.url });
          if (chunk.type !== 'text-delta') return controller.enqueue({ type: 'reasoning', textDelta: '' });
          if (!chunk.textDelta.includes('STOP')) {
            controller.enqueue(chunk);
            return;
          }
          stopStream();
          const usage = { promptTokens: NaN, completionTokens: NaN, totalTokens: NaN };
          const response = { id: 'response', modelId: 'model', timestamp: new Date(0) };
          controller.enqueue({ type: 'tool-call-streaming-start', toolCallId: '1', toolName: 'weather' });
          controller.enqueue({
            type: 'tool-call-delta',
            toolCallId: '1',
            toolName: 'weather',
            argsTextDelta: '{}',
          });
          controller.enqueue({
            type: 'finish', finishReason: 'stop', usage, response, logprobs: undefined, providerMetadata: undefined,
          });
        },
      }),
  });
