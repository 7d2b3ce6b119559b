// @from 5
// @only mocks
// @row mock-language-model-v2 MOD-09
import { generateText, type LanguageModel, streamText } from 'ai';
import { MockLanguageModelV2, convertArrayToReadableStream, simulateReadableStream } from 'ai/test';

const usage = {
  inputTokens: 1,
  outputTokens: 2,
  totalTokens: 3,
};
const counted = { inputTokens: 1, outputTokens: 2, totalTokens: 3 };
const defaults = { finishReason: 'stop' as const, usage, warnings: [] };

const plain = new MockLanguageModelV2({
  doGenerate: { ...defaults, content: [{ type: 'text', text: 'Hi' }] },
});
const cached = new MockLanguageModelV2({
  async doGenerate() {
    return {
      content: [
        { type: 'reasoning', text: 'Hm' },
        { type: 'file', data: 'aGk=', mediaType: 'text/plain' },
        { type: 'tool-call', toolCallId: '1', toolName: 'a', input: '{}' },
      ],
      finishReason: 'tool-calls',
      usage: { inputTokens: 5, outputTokens: 6, totalTokens: 11, cachedInputTokens: 2, reasoningTokens: 3 },
      warnings: [],
    };
  },
});
export function mock(id: string): LanguageModel {
  return new MockLanguageModelV2({
    modelId: id,
    doGenerate: async () => ({ content: [], finishReason: 'stop', usage: counted, warnings: [] }),
    doStream: async () => ({
      stream: simulateReadableStream({
        chunks: [
          { type: 'text-start', id: '1' },
          { type: 'text-delta', id: '1', delta: 'Hi' },
          { type: 'text-end', id: '1' },
          {
            type: 'finish',
            finishReason: 'stop',
            usage: { inputTokens: 1, outputTokens: undefined, totalTokens: 3 },
          },
        ],
      }),
    }),
  }) as LanguageModel;
}
let late: MockLanguageModelV2;
late = new MockLanguageModelV2();
late.doGenerate = async () => ({ content: [], finishReason: 'length', usage: { inputTokens: 1, outputTokens: 2, totalTokens: 3 }, warnings: [] });
const array = new MockLanguageModelV2({
  doStream: { stream: convertArrayToReadableStream([{ type: 'finish', finishReason: 'stop', usage }]) },
});
const hand = new MockLanguageModelV2({
  doStream: async () => ({
    stream: new ReadableStream({
      start(controller) {
        controller.enqueue({ type: 'stream-start', warnings: [] });
        controller.enqueue({ type: 'finish', finishReason: 'stop', usage });
        controller.close();
      },
    }),
  }),
});

console.log(counted.inputTokens);
for (const model of [plain, cached, late]) await generateText({ model, prompt: 'Hi' });
console.log(streamText({ model: array, prompt: 'Hi' }), streamText({ model: hand, prompt: 'Hi' }));
