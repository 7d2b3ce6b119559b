// @from 5
// @alone
// @row middleware-types middleware-version
import type { LanguageModelV2CallOptions, LanguageModelV2Middleware, LanguageModelV2StreamPart } from '@ai-sdk/provider';
import { wrapLanguageModel } from 'ai';

const seed = (params: LanguageModelV2CallOptions): LanguageModelV2CallOptions => ({ ...params, seed: 1 });

export const seeded: LanguageModelV2Middleware = {
  middlewareVersion: 'v2',
  transformParams: async ({ params }) => seed(params),
  wrapStream: async ({ doStream }) => {
    const { stream, ...rest } = await doStream();
    const count = new TransformStream<LanguageModelV2StreamPart, LanguageModelV2StreamPart>({
      transform(chunk, controller) {
        if (chunk.type === 'finish') console.log(chunk.finishReason, chunk.usage.outputTokens);
        controller.enqueue(chunk);
      },
    });
    return { stream: stream.pipeThrough(count), ...rest };
  },
};
export const wrap = (model: Parameters<typeof wrapLanguageModel>[0]['model']) => wrapLanguageModel({ model, middleware: seeded });
