// @from 6
// @row middleware-specification-version middleware-v3-annotations MOD-08
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Middleware,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import { wrapLanguageModel } from 'ai';

const seed = (params: LanguageModelV4CallOptions, value: number): LanguageModelV4CallOptions => ({ ...params, seed: value });

export const seeded: LanguageModelV4Middleware = {
  specificationVersion: 'v4',
  transformParams: async ({ params }) => seed(params, 1),
  wrapStream: async ({ doStream }) => {
    const { stream, ...rest } = await doStream();
    const count = new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
      transform(chunk, controller) {
        if (chunk.type === 'text-delta') console.log(chunk.delta.length);
        controller.enqueue(chunk);
      },
    });
    return { stream: stream.pipeThrough(count), ...rest };
  },
};
export const wrap = (model: LanguageModelV4) => wrapLanguageModel({ model, middleware: seeded });
