// @from 5
// @row mock-other-models
import { embed } from 'ai';
import { MockEmbeddingModelV4, MockImageModelV4, MockProviderV4, MockSpeechModelV4, MockTranscriptionModelV4 } from 'ai/test';

const small = new MockEmbeddingModelV4({
  doEmbed: async ({ values }) => ({ embeddings: values.map(() => [1]), warnings: [] }),
});
const provider = new MockProviderV4({ embeddingModels: { small } });
await embed({ model: provider.embeddingModel('small'), value: 'a' });
console.log(new MockImageModelV4().modelId, new MockSpeechModelV4().modelId, new MockTranscriptionModelV4().modelId);
