// @from 6
// @row mock-language-model-v3 MOD-10
import { generateText, simulateReadableStream, streamText } from 'ai';
import { MockLanguageModelV4, convertArrayToReadableStream } from 'ai/test';

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};
const finishReason = { unified: 'stop', raw: 'stop' } as const;
const data = 'aGk=';

const text = new MockLanguageModelV4({
  modelId: 'text',
  doGenerate: async () => ({ content: [{ type: 'text', text: 'Hi' }], finishReason, usage, warnings: [] }),
});
const picture = new MockLanguageModelV4({
  doGenerate: {
    content: [
      { type: 'text', text: 'Here' },
      { type: 'file', data: { type: 'data', data: new Uint8Array([1]) }, mediaType: 'image/png' },
      { type: 'file', data: { type: 'data', data }, mediaType: 'text/plain' },
    ],
    finishReason,
    usage,
    warnings: [],
  },
});
const twice = new MockLanguageModelV4({
  doGenerate: [
    { content: [], finishReason, usage, warnings: [] },
    { content: [{ type: 'reasoning', text: 'Hm' }], finishReason, usage, warnings: [] },
  ],
});
const streaming = new MockLanguageModelV4({
  async doStream() {
    return {
      stream: simulateReadableStream({
        chunks: [
          { type: 'text-start', id: '1' },
          { type: 'text-delta', id: '1', delta: 'Hi' },
          { type: 'text-end', id: '1' },
          { type: 'file', data: { type: 'data', data: 'aGk=' }, mediaType: 'text/plain' },
          { type: 'finish', finishReason, usage },
        ],
      }),
    };
  },
});
const array = new MockLanguageModelV4({
  doStream: { stream: convertArrayToReadableStream([{ type: 'finish', finishReason, usage }]) },
});
const plain = new MockLanguageModelV4();

await generateText({ model: text, prompt: 'Hi' });
await generateText({ model: picture, prompt: 'Hi' });
await generateText({ model: twice, prompt: 'Hi' });
await streamText({ model: streaming, prompt: 'Hi' }).text;
await streamText({ model: array, prompt: 'Hi' }).text;
console.log(plain.modelId);
