// @from 6
// @row custom-v3-models MOD-05
import type { EmbeddingModelV3, LanguageModelV3, LanguageModelV3CallOptions, ProviderV3 } from '@ai-sdk/provider';
import { customProvider, generateText } from 'ai';

export class Own implements LanguageModelV3 {
  readonly specificationVersion = 'v3';
  readonly provider = 'own';
  readonly supportedUrls = {};
  constructor(readonly modelId: string) {}
  async doGenerate({ prompt }: LanguageModelV3CallOptions): Promise<never> {
    throw new Error(String(prompt.length));
  }
  async doStream(): Promise<never> {
    throw new Error('no stream');
  }
}
export const embedding: EmbeddingModelV3 = {
  specificationVersion: 'v3',
  provider: 'own',
  modelId: 'own',
  maxEmbeddingsPerCall: 1,
  supportsParallelCalls: false,
  doEmbed: async ({ values }) => ({ embeddings: values.map(() => [0]), warnings: [] }),
};
export const provider: ProviderV3 = {
  specificationVersion: 'v3',
  languageModel: (id): LanguageModelV3 => new Own(id),
  embeddingModel: () => embedding,
  imageModel: () => {
    throw new Error('no images');
  },
};
export const all = customProvider({ languageModels: { own: new Own('own') }, fallbackProvider: provider });
export const ask = (prompt: string) => generateText({ model: new Own('own'), prompt });
