// @from 6
// @row provider-return-types-v4
import type { EmbeddingModelV3, ImageModelV3, LanguageModelV3, ProviderV3 } from '@ai-sdk/provider';
import { createProviderRegistry, customProvider, wrapEmbeddingModel, wrapImageModel, wrapLanguageModel, wrapProvider } from 'ai';
import { base, embedding, image, middleware } from './models';

export const model: LanguageModelV3 = wrapLanguageModel({ model: base, middleware });
export const provider: ProviderV3 = customProvider({ languageModels: { base } });
export const make = (): LanguageModelV3 => wrapLanguageModel({ model: base, middleware });
export async function later(): Promise<LanguageModelV3 | undefined> {
  return wrapLanguageModel({ model: base, middleware });
}
export class Models {
  readonly provider: ProviderV3 = wrapProvider({ provider, languageModelMiddleware: middleware });
  image: ImageModelV3 | null = wrapImageModel({ model: image, middleware: [] });
}
const registry = createProviderRegistry({ own: provider });
export const found: LanguageModelV3 = registry.languageModel('own:base');
export const vectors: EmbeddingModelV3 = wrapEmbeddingModel({ model: embedding, middleware: [] });
export const cast = wrapLanguageModel({ model: base, middleware }) as LanguageModelV3;
