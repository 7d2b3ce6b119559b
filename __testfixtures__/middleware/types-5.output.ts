// @from 5
// @alone
// @row middleware-types middleware-version
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { type LanguageModelMiddleware, wrapLanguageModel } from 'ai';

const seed = (params: LanguageModelV4CallOptions): LanguageModelV4CallOptions => ({ ...params, seed: 1 });

export const seeded: LanguageModelMiddleware = {
  transformParams: async ({ params }) => seed(params),
  wrapStream: async ({ doStream }) => {
    const { stream, ...rest } = await doStream();
    const count = new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
      transform(chunk, controller) {
        if (chunk.type === 'finish') console.log(chunk.finishReason.unified, chunk.usage.outputTokens.total);
        controller.enqueue(chunk);
      },
    });
    return { stream: stream.pipeThrough(count), ...rest };
  },
};
export const wrap = (model: Parameters<typeof wrapLanguageModel>[0]['model']) => wrapLanguageModel({ model, middleware: seeded });
