// @from 6
import { generateText } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';

const answer = () => {
  throw new Error('fails');
};
const model = new MockLanguageModelV3({ doGenerate: answer });
await generateText({ model, prompt: 'Hi' });
