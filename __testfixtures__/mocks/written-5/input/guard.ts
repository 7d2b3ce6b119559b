// @from 5
import { type LanguageModelMiddleware, wrapLanguageModel } from 'ai';
import type { LanguageModelV2, LanguageModelV2StreamPart } from './types.js';

export const guard: LanguageModelMiddleware = {
  wrapGenerate: async ({ doGenerate }) => {
    const result = await doGenerate();
    if (result.content.length > 0) return result;
    return {
      content: [{ type: 'text', text: 'Blocked' }],
      finishReason: 'other',
      usage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
      warnings: [],
    };
  },
  wrapStream: async ({ doStream }) => {
    const { stream } = await doStream();
    let last: LanguageModelV2StreamPart | undefined;
    return {
      stream: stream.pipeThrough(
        new TransformStream<LanguageModelV2StreamPart, LanguageModelV2StreamPart>({
          transform(chunk, controller) {
            last = chunk;
            if (chunk.type === 'finish')
              controller.enqueue({ type: 'finish', finishReason: chunk.finishReason, usage: chunk.usage });
            else controller.enqueue(chunk);
          },
          flush(controller) {
            if (last?.type === 'finish') return;
            controller.enqueue({
              type: 'finish',
              finishReason: 'stop',
              usage: { inputTokens: 1, outputTokens: 2, totalTokens: 3, cachedInputTokens: 1 },
            });
          },
        }),
      ),
    };
  },
};

export const guarded = (model: LanguageModelV2): LanguageModelV2 => wrapLanguageModel({ model, middleware: guard });
