// @from 4
// @row custom-provider-text-embedding registry-text-embedding-model no-such-model-type PRV-07
import { createProviderRegistry, customProvider, embed, NoSuchModelError } from 'ai';

declare const small: never;
const textEmbeddingModels = { small };
const settings = { embeddingModels: { small } };
export const one = customProvider({ embeddingModels: textEmbeddingModels });
export const two = customProvider(settings);
export const three = customProvider({ 'embeddingModels': { small }, languageModels: {} });
console.log(settings.embeddingModels.small);

const registry = createProviderRegistry({ one });
export const vector = (value: string) => embed({ model: registry.embeddingModel('one:small'), value });
export const other = (value: string) => embed({ model: one.embeddingModel('small'), value });

export function explain(error: unknown): string {
  if (!NoSuchModelError.isInstance(error)) return '';
  const { modelType } = error;
  switch (modelType) {
    case 'embeddingModel':
      return 'none';
    case 'languageModel':
      return error.modelId;
    default:
      return modelType;
  }
}
export const isText = (error: NoSuchModelError) => 'embeddingModel' === error.modelType || (error.modelType as string) !== 'embeddingModel';
export const missing = (modelId: string) => new NoSuchModelError({ modelId, modelType: 'embeddingModel' });
