// @from 5
// @row text-embedding-model-accessor
import { createProviderRegistry, customProvider, embed, gateway, wrapProvider } from 'ai';

const provider = customProvider({ textEmbeddingModels: {}, fallbackProvider: gateway });
const registry = createProviderRegistry({ gateway });
export const one = (value: string) => embed({ model: provider.textEmbeddingModel('small' as never), value });
export const two = (value: string) => embed({ model: registry.textEmbeddingModel('gateway:openai/text-embedding-3-small'), value });
export const three = wrapProvider({ provider: gateway, languageModelMiddleware: [] })['textEmbeddingModel']('x');
export const four = gateway.textEmbeddingModel('openai/text-embedding-3-small');
const { textEmbeddingModel } = registry;
export const make = textEmbeddingModel;
