// @from 4
import { generateText } from 'ai';

class MockLanguageModelV1 {
  text = '';
  constructor(readonly options: { doGenerate: () => { text: string; finishReason: string; usage: { promptTokens: number } } }) {}
}
const own = new MockLanguageModelV1({ doGenerate: () => ({ text: 'a', finishReason: 'stop', usage: { promptTokens: 1 } }) });
console.log(own.options.doGenerate().text, typeof generateText);
