// @from 6
import { generateText } from 'ai';
import { MockEmbeddingModelV4, MockLanguageModelV3 } from 'ai/test';

const echo = new MockLanguageModelV3({
  doGenerate: async ({ prompt }) => {
    throw new Error(JSON.stringify(prompt));
  },
});
await generateText({ model: echo, prompt: 'Hi' });
console.log(new MockEmbeddingModelV4().modelId);
