// @from 6
import { wrapEmbeddingModel, wrapImageModel, wrapLanguageModel, type EmbeddingModelMiddleware, type LanguageModelMiddleware } from 'ai';
import type { EmbeddingModelV4, ImageModelV4, LanguageModelV4 } from '@ai-sdk/provider';

const log: LanguageModelMiddleware = {
  specificationVersion: "v4",
  wrapGenerate: async ({ doGenerate }) => {
    const result = await doGenerate();
    console.log(result.usage.inputTokens.total);
    return result;
  },
};
export const embedding: EmbeddingModelMiddleware = { 'specificationVersion': 'v4' as const, wrapEmbed: async ({ doEmbed }) => doEmbed() };
export const one = (model: LanguageModelV4) =>
  wrapLanguageModel({ model, middleware: [log, { specificationVersion: 'v4', transformParams: async ({ params }) => params }] });
export const two = (model: EmbeddingModelV4) => wrapEmbeddingModel({ model, middleware: embedding });
export const three = (model: ImageModelV4) =>
  wrapImageModel({ model, middleware: { specificationVersion: 'v4', wrapGenerate: ({ doGenerate }) => doGenerate() as never } });
