// @from 6
import { generateText } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';

const model = new MockLanguageModelV3({
  doGenerate: { content: [], finishReason: { unified: 'stop', raw: undefined }, usage: {} as never, warnings: [] },
});
await generateText({ model, prompt: 'Hi' });
console.log(model.doGenerateCalls[0]?.prompt);
