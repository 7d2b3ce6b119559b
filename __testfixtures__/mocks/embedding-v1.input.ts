// @from 4
// @only mocks embedding-model
// @row mock-other-models
import { embed, embedMany } from 'ai';
import { MockEmbeddingModelV1 } from 'ai/test';

const small = new MockEmbeddingModelV1<string>({
  maxEmbeddingsPerCall: 2,
  doEmbed: async ({ values }) => ({ embeddings: values.map(() => [1]), usage: { tokens: 1 }, rawResponse: { headers: {} } }),
});
await embed({ model: small, value: 'a' });
await embedMany({ model: new MockEmbeddingModelV1({ doEmbed: async () => ({ embeddings: [[1]] }) }), values: ['a'] });
