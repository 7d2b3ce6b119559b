// @from 5
// @row mock-other-models
import { embed } from 'ai';
import { MockEmbeddingModelV2, MockImageModelV2, MockProviderV2, MockSpeechModelV2, MockTranscriptionModelV2 } from 'ai/test';

const small = new MockEmbeddingModelV2<string>({
  doEmbed: async ({ values }) => ({ embeddings: values.map(() => [1]) }),
});
const provider = new MockProviderV2({ embeddingModels: { small } });
await embed({ model: provider.textEmbeddingModel('small'), value: 'a' });
console.log(new MockImageModelV2().modelId, new MockSpeechModelV2().modelId, new MockTranscriptionModelV2().modelId);
