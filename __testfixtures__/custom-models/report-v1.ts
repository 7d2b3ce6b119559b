// @from 4
// @only custom-models
// @row MOD-04
// @findings error:8 error:18
import type { EmbeddingModelV1, LanguageModelV1 } from '@ai-sdk/provider';

export class Echo implements LanguageModelV1 {
  readonly specificationVersion = 'v1';
  readonly provider = 'own';
  readonly defaultObjectGenerationMode = undefined;
  constructor(readonly modelId: string) {}
  declare doGenerate: LanguageModelV1['doGenerate'];
  doStream(): never {
    throw new Error(this.modelId);
  }
}
export const vectors: EmbeddingModelV1<string> = {
  specificationVersion: 'v1',
  provider: 'own',
  modelId: 'vectors',
  maxEmbeddingsPerCall: 1,
  supportsParallelCalls: false,
  doEmbed: async ({ values }) => ({ embeddings: values.map(() => [1]) }),
};
