// @from 4
import { customProvider } from 'ai';

class NoSuchModelError extends Error {
  modelType: 'textEmbeddingModel' | 'languageModel' = 'textEmbeddingModel';
}
export const isEmbedding = (error: NoSuchModelError) => error.modelType === 'textEmbeddingModel';
const registry = { textEmbeddingModels: { small: 'a' }, textEmbeddingModel: (id: string) => id };
export const own = registry.textEmbeddingModel(registry.textEmbeddingModels.small);
export const provider = customProvider({ languageModels: {} });
