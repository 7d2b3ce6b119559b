// @from 6
// @row provider-return-types-v4
import type { EmbeddingModelV4, ImageModelV4, LanguageModelV4, ProviderV4 } from '@ai-sdk/provider';
import { createProviderRegistry, customProvider, wrapEmbeddingModel, wrapImageModel, wrapLanguageModel, wrapProvider } from 'ai';
import { base, embedding, image, middleware } from './models';

export const model: LanguageModelV4 = wrapLanguageModel({ model: base, middleware });
export const provider: ProviderV4 = customProvider({ languageModels: { base } });
export const make = (): LanguageModelV4 => wrapLanguageModel({ model: base, middleware });
export async function later(): Promise<LanguageModelV4 | undefined> {
  return wrapLanguageModel({ model: base, middleware });
}
export class Models {
  readonly provider: ProviderV4 = wrapProvider({ provider, languageModelMiddleware: middleware });
  image: ImageModelV4 | null = wrapImageModel({ model: image, middleware: [] });
}
const registry = createProviderRegistry({ own: provider });
export const found: LanguageModelV4 = registry.languageModel('own:base');
export const vectors: EmbeddingModelV4 = wrapEmbeddingModel({ model: embedding, middleware: [] });
export const cast = wrapLanguageModel({ model: base, middleware }) as LanguageModelV4;
