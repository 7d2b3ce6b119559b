// @from 4
// @row custom-provider-text-embedding registry-text-embedding-model no-such-model-type PRV-07
import { createProviderRegistry, customProvider, embed, NoSuchModelError } from 'ai';

declare const small: never;
const textEmbeddingModels = { small };
const settings = { textEmbeddingModels: { small } };
export const one = customProvider({ textEmbeddingModels });
export const two = customProvider(settings);
export const three = customProvider({ 'textEmbeddingModels': { small }, languageModels: {} });
console.log(settings.textEmbeddingModels.small);

const registry = createProviderRegistry({ one });
export const vector = (value: string) => embed({ model: registry.textEmbeddingModel('one:small'), value });
export const other = (value: string) => embed({ model: one.textEmbeddingModel('small'), value });

export function explain(error: unknown): string {
  if (!NoSuchModelError.isInstance(error)) return '';
  const { modelType } = error;
  switch (modelType) {
    case 'textEmbeddingModel':
      return 'none';
    case 'languageModel':
      return error.modelId;
    default:
      return modelType;
  }
}
export const isText = (error: NoSuchModelError) => 'textEmbeddingModel' === error.modelType || (error.modelType as string) !== 'textEmbeddingModel';
export const missing = (modelId: string) => new NoSuchModelError({ modelId, modelType: 'textEmbeddingModel' });
