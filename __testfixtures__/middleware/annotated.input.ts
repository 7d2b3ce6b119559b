// @from 6
// @row middleware-specification-version middleware-v3-annotations MOD-08
import type {
  LanguageModelV3,
  LanguageModelV3CallOptions,
  LanguageModelV3Middleware,
  LanguageModelV3StreamPart,
} from '@ai-sdk/provider';
import { wrapLanguageModel } from 'ai';

const seed = (params: LanguageModelV3CallOptions, value: number): LanguageModelV3CallOptions => ({ ...params, seed: value });

export const seeded: LanguageModelV3Middleware = {
  specificationVersion: 'v3',
  transformParams: async ({ params }) => seed(params, 1),
  wrapStream: async ({ doStream }) => {
    const { stream, ...rest } = await doStream();
    const count = new TransformStream<LanguageModelV3StreamPart, LanguageModelV3StreamPart>({
      transform(chunk, controller) {
        if (chunk.type === 'text-delta') console.log(chunk.delta.length);
        controller.enqueue(chunk);
      },
    });
    return { stream: stream.pipeThrough(count), ...rest };
  },
};
export const wrap = (model: LanguageModelV3) => wrapLanguageModel({ model, middleware: seeded });
