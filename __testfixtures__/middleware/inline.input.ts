// @from 6
import { wrapEmbeddingModel, wrapImageModel, wrapLanguageModel, type EmbeddingModelMiddleware, type LanguageModelMiddleware } from 'ai';
import type { EmbeddingModelV3, ImageModelV3, LanguageModelV3 } from '@ai-sdk/provider';

const log: LanguageModelMiddleware = {
  specificationVersion: "v3",
  wrapGenerate: async ({ doGenerate }) => {
    const result = await doGenerate();
    console.log(result.usage.inputTokens.total);
    return result;
  },
};
export const embedding: EmbeddingModelMiddleware = { 'specificationVersion': 'v3' as const, wrapEmbed: async ({ doEmbed }) => doEmbed() };
export const one = (model: LanguageModelV3) =>
  wrapLanguageModel({ model, middleware: [log, { specificationVersion: 'v3', transformParams: async ({ params }) => params }] });
export const two = (model: EmbeddingModelV3) => wrapEmbeddingModel({ model, middleware: embedding });
export const three = (model: ImageModelV3) =>
  wrapImageModel({ model, middleware: { specificationVersion: 'v3', wrapGenerate: ({ doGenerate }) => doGenerate() as never } });
