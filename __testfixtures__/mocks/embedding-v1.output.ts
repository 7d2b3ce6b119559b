// @from 4
// @only mocks embedding-model
// @row mock-other-models
import { embed, embedMany } from 'ai';
import { MockEmbeddingModelV4 } from 'ai/test';

const small = new MockEmbeddingModelV4({
  maxEmbeddingsPerCall: 2,
  doEmbed: async ({ values }) => ({ embeddings: values.map(() => [1]), usage: { tokens: 1 }, response: { headers: {} }, warnings: [] }),
});
await embed({ model: small, value: 'a' });
await embedMany({ model: new MockEmbeddingModelV4({ doEmbed: async () => ({ embeddings: [[1]], warnings: [] }) }), values: ['a'] });
