// @from 6
// @row other-mocks-v3
import { embed } from 'ai';
import * as testing from 'ai/test';
import { MockEmbeddingModelV3, MockImageModelV3, MockRerankingModelV3, MockSpeechModelV3 as Speech, MockTranscriptionModelV3 } from 'ai/test';

const embedding = new MockEmbeddingModelV3({ doEmbed: async ({ values }) => ({ embeddings: values.map(() => [1, 2]), warnings: [] }) });
const models = [new MockImageModelV3(), new MockRerankingModelV3(), new Speech(), new MockTranscriptionModelV3({ modelId: 'hear' })];

await embed({ model: embedding, value: 'Hi' });
console.log(models.length, new testing.MockImageModelV3().modelId);
