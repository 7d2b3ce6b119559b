// @from 6
// @only test-assertions
// @findings warning:12 warning:13
// @row embedding-sort
import { embedMany } from 'ai';
import { MockEmbeddingModelV3 } from 'ai/test';

const model = new MockEmbeddingModelV3({ doEmbed: async () => ({ embeddings: [[1, 2]], warnings: [] }) });
const values = ['a', 'b', 'c'];

export async function two() {
  await embedMany({ model, values: ['a', 'b'] });
  await embedMany({ model, values });
  await embedMany({ model, values: ['a'] });
}
