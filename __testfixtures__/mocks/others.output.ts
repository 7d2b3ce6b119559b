// @from 6
// @row other-mocks-v3
import { embed } from 'ai';
import * as testing from 'ai/test';
import { MockEmbeddingModelV4, MockImageModelV4, MockRerankingModelV4, MockSpeechModelV4 as Speech, MockTranscriptionModelV4 } from 'ai/test';

const embedding = new MockEmbeddingModelV4({ doEmbed: async ({ values }) => ({ embeddings: values.map(() => [1, 2]), warnings: [] }) });
const models = [new MockImageModelV4(), new MockRerankingModelV4(), new Speech(), new MockTranscriptionModelV4({ modelId: 'hear' })];

await embed({ model: embedding, value: 'Hi' });
console.log(models.length, new testing.MockImageModelV3().modelId);
