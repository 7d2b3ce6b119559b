// @from 6
// @only test-assertions
import { embed, embedMany } from 'ai';
import { MockEmbeddingModelV3 } from 'ai/test';

const model = new MockEmbeddingModelV3({
  doEmbed: async ({ values }) => ({ embeddings: values.map(() => [1]), warnings: [] }),
});
const pair = { embeddings: [[1], [2]], warnings: [] };
const two = new MockEmbeddingModelV3({ doEmbed: async () => pair });

export async function all(values: string[]) {
  await embedMany({ model, values: ['a', 'b'] });
  await embedMany({ model: two, values: ['a', 'b'] });
  await embedMany({ model: two, values });
  await embed({ model: two, value: 'a' });
}
