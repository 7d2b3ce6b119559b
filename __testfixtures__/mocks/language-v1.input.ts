// @from 4
// @only mocks
// @row mock-language-model-v1 mock-stream-v1
import { generateText, simulateReadableStream, streamText } from 'ai';
import { convertArrayToReadableStream, MockLanguageModelV1 } from 'ai/test';

const rawCall = { rawPrompt: null, rawSettings: {} };
const text = 'Hi';

const plain = new MockLanguageModelV1({
  defaultObjectGenerationMode: 'json',
  doGenerate: async () => ({
    rawCall: { rawPrompt: null, rawSettings: {} },
    finishReason: 'stop',
    usage: { promptTokens: 10, completionTokens: 20 },
    text: `Hello, world!`,
  }),
});
const calling = new MockLanguageModelV1({
  modelId: 'calling',
  doGenerate: async () => ({
    rawCall: { rawPrompt: null, rawSettings: {} },
    usage: { promptTokens: 10, completionTokens: 20 },
    finishReason: 'tool-calls',
    text: 'Let me see.',
    toolCalls: [
      {
        toolCallType: 'function',
        toolCallId: 'call-1',
        toolName: 'weather',
        // a city
        args: `{ "city": "Rome" }`,
      },
    ],
  }),
});
const short = new MockLanguageModelV1({
  supportsStructuredOutputs: true,
  async doGenerate() {
    return { text, reasoning: 'Hm.', rawCall, finishReason: 'unknown' as const, usage: { promptTokens: 1, completionTokens: 2 }, warnings: [] };
  },
});
const empty = new MockLanguageModelV1({
  doGenerate: async ({ prompt }) => {
    if (prompt.length > 1) {
      return {
        finishReason: 'error',
        usage: { promptTokens: 1, completionTokens: 0 },
        rawCall,
      };
    }
    return {
      files: [{ data: 'aGk=', mimeType: 'text/plain' }],
      sources: [{ sourceType: 'url', id: '1', url: 'https://example.com' }],
      finishReason: 'stop',
      usage: { promptTokens: 1, completionTokens: 0 },
      rawResponse: { headers: { a: 'b' } },
      warnings: [{ type: 'unsupported-setting', setting: 'seed' }],
      rawCall,
    };
  },
});
const streaming = new MockLanguageModelV1({
  doStream: async () => ({
    stream: convertArrayToReadableStream([
      { type: 'reasoning', textDelta: 'Hm' },
      { type: 'reasoning', textDelta: '.' },
      { type: 'text-delta', textDelta: 'Hello' },
      { type: 'text-delta', textDelta: ', world' },
      {
        type: 'tool-call-delta',
        toolCallType: 'function',
        toolCallId: '1',
        toolName: 'weather',
        argsTextDelta: '{}',
      },
      { type: 'tool-call', toolCallType: 'function', toolCallId: '1', toolName: 'weather', args: '{}' },
      { type: 'source', source: { sourceType: 'url', id: '1', url: 'https://example.com' } },
      {
        type: 'finish',
        finishReason: 'stop',
        logprobs: undefined,
        usage: { completionTokens: 10, promptTokens: 3 },
      },
    ]),
    rawCall: { rawPrompt: null, rawSettings: {} },
  }),
});
const simulated = new MockLanguageModelV1({
  doStream: async () => ({
    stream: simulateReadableStream({
      chunks: [{ type: 'text-delta', textDelta: text }, { type: 'finish', finishReason: 'stop', usage: { promptTokens: 1, completionTokens: 1 } }],
      chunkDelayInMs: 400,
    }),
    rawCall,
    warnings: [{ type: 'other', message: 'slow' }],
  }),
});

await generateText({ model: plain, prompt: 'Hi' });
await generateText({ model: calling, prompt: 'Hi' });
await generateText({ model: short, prompt: 'Hi' });
await generateText({ model: empty, prompt: 'Hi' });
console.log(streamText({ model: streaming, prompt: 'Hi' }), streamText({ model: simulated, prompt: 'Hi' }));
