// @from 5
// @row text-embedding-model-accessor
import { createProviderRegistry, customProvider, embed, gateway, wrapProvider } from 'ai';

const provider = customProvider({ embeddingModels: {}, fallbackProvider: gateway });
const registry = createProviderRegistry({ gateway });
export const one = (value: string) => embed({ model: provider.embeddingModel('small' as never), value });
export const two = (value: string) => embed({ model: registry.embeddingModel('gateway:openai/text-embedding-3-small'), value });
export const three = wrapProvider({ provider: gateway, languageModelMiddleware: [] })['embeddingModel']('x');
export const four = gateway.embeddingModel('openai/text-embedding-3-small');
const { embeddingModel: textEmbeddingModel } = registry;
export const make = textEmbeddingModel;
