// @from 5
// @only mocks
// @row mock-language-model-v2 MOD-09
import { generateText, type LanguageModel, streamText } from 'ai';
import { MockLanguageModelV4, convertArrayToReadableStream, simulateReadableStream } from 'ai/test';

const usage = {
  inputTokens: { total: 1, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 2, text: undefined, reasoning: undefined },
};
const counted = { inputTokens: 1, outputTokens: 2, totalTokens: 3 };
const defaults = { finishReason: { unified: 'stop' as const, raw: undefined }, usage, warnings: [] };

const plain = new MockLanguageModelV4({
  doGenerate: { ...defaults, content: [{ type: 'text', text: 'Hi' }] },
});
const cached = new MockLanguageModelV4({
  async doGenerate() {
    return {
      content: [
        { type: 'reasoning', text: 'Hm' },
        { type: 'file', data: { type: 'data', data: 'aGk=' }, mediaType: 'text/plain' },
        { type: 'tool-call', toolCallId: '1', toolName: 'a', input: '{}' },
      ],
      finishReason: { unified: 'tool-calls', raw: undefined },
      usage: { inputTokens: { total: 5, noCache: undefined, cacheRead: 2, cacheWrite: undefined }, outputTokens: { total: 6, text: undefined, reasoning: 3 } },
      warnings: [],
    };
  },
});
export function mock(id: string): LanguageModel {
  return new MockLanguageModelV4({
    modelId: id,
    doGenerate: async () => ({ content: [], finishReason: { unified: 'stop', raw: undefined }, usage: { inputTokens: { total: counted.inputTokens, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: counted.outputTokens, text: undefined, reasoning: undefined } }, warnings: [] }),
    doStream: async () => ({
      stream: simulateReadableStream({
        chunks: [
          { type: 'text-start', id: '1' },
          { type: 'text-delta', id: '1', delta: 'Hi' },
          { type: 'text-end', id: '1' },
          {
            type: 'finish',
            finishReason: { unified: 'stop', raw: undefined },
            usage: { inputTokens: { total: 1, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: undefined, text: undefined, reasoning: undefined } },
          },
        ],
      }),
    }),
  }) as LanguageModel;
}
let late: MockLanguageModelV4;
late = new MockLanguageModelV4();
late.doGenerate = async () => ({ content: [], finishReason: { unified: 'length', raw: undefined }, usage: { inputTokens: { total: 1, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: 2, text: undefined, reasoning: undefined } }, warnings: [] });
const array = new MockLanguageModelV4({
  doStream: { stream: convertArrayToReadableStream([{ type: 'finish', finishReason: { unified: 'stop', raw: undefined }, usage }]) },
});
const hand = new MockLanguageModelV4({
  doStream: async () => ({
    stream: new ReadableStream({
      start(controller) {
        controller.enqueue({ type: 'stream-start', warnings: [] });
        controller.enqueue({ type: 'finish', finishReason: { unified: 'stop', raw: undefined }, usage });
        controller.close();
      },
    }),
  }),
});

console.log(counted.inputTokens);
for (const model of [plain, cached, late]) await generateText({ model, prompt: 'Hi' });
console.log(streamText({ model: array, prompt: 'Hi' }), streamText({ model: hand, prompt: 'Hi' }));
