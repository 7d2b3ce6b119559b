// @from 4
// @only mocks
// @row mock-language-model-v1 mock-stream-v1
import { generateText, simulateReadableStream, streamText } from 'ai';
import { convertArrayToReadableStream, MockLanguageModelV4 } from 'ai/test';

const rawCall = { rawPrompt: null, rawSettings: {} };
const text = 'Hi';

const plain = new MockLanguageModelV4({
  doGenerate: async () => ({
    finishReason: { unified: 'stop', raw: undefined },
    usage: { inputTokens: { total: 10, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: 20, text: undefined, reasoning: undefined } },
    content: [{ type: 'text', text: `Hello, world!` }],
    warnings: [],
  }),
});
const calling = new MockLanguageModelV4({
  modelId: 'calling',
  doGenerate: async () => ({
    usage: { inputTokens: { total: 10, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: 20, text: undefined, reasoning: undefined } },
    finishReason: { unified: 'tool-calls', raw: undefined },
    content: [
      { type: 'text', text: 'Let me see.' },
      {
        type: 'tool-call',
        toolCallId: 'call-1',
        toolName: 'weather',
        // a city
        input: `{ "city": "Rome" }`,
      },
    ],
    warnings: [],
  }),
});
const short = new MockLanguageModelV4({
  async doGenerate() {
    return { content: [{ type: 'reasoning', text: 'Hm.' }, { type: 'text', text }], finishReason: { unified: 'other' as const, raw: undefined }, usage: { inputTokens: { total: 1, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: 2, text: undefined, reasoning: undefined } }, warnings: [] };
  },
});
const empty = new MockLanguageModelV4({
  doGenerate: async ({ prompt }) => {
    if (prompt.length > 1) {
      return {
        finishReason: { unified: 'error', raw: undefined },
        usage: { inputTokens: { total: 1, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: 0, text: undefined, reasoning: undefined } },
        content: [],
        warnings: [],
      };
    }
    return {
      content: [{ type: 'file', data: { type: 'data', data: 'aGk=' }, mediaType: 'text/plain' }, { type: 'source', sourceType: 'url', id: '1', url: 'https://example.com' }],
      finishReason: { unified: 'stop', raw: undefined },
      usage: { inputTokens: { total: 1, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: 0, text: undefined, reasoning: undefined } },
      response: { headers: { a: 'b' } },
      warnings: [{ type: 'unsupported', feature: 'seed' }],
    };
  },
});
const streaming = new MockLanguageModelV4({
  doStream: async () => ({
    stream: convertArrayToReadableStream([
      { type: 'reasoning-start', id: '1' },
      { type: 'reasoning-delta', id: '1', delta: 'Hm' },
      { type: 'reasoning-delta', id: '1', delta: '.' },
      { type: 'reasoning-end', id: '1' },
      { type: 'text-start', id: '2' },
      { type: 'text-delta', id: '2', delta: 'Hello' },
      { type: 'text-delta', id: '2', delta: ', world' },
      { type: 'text-end', id: '2' },
      { type: 'tool-input-start', id: '1', toolName: 'weather' },
      {
        type: 'tool-input-delta',
        id: '1',
        delta: '{}',
      },
      { type: 'tool-input-end', id: '1' },
      { type: 'tool-call', toolCallId: '1', toolName: 'weather', input: '{}' },
      { type: 'source', sourceType: 'url', id: '1', url: 'https://example.com' },
      {
        type: 'finish',
        finishReason: { unified: 'stop', raw: undefined },
        usage: { outputTokens: { total: 10, text: undefined, reasoning: undefined }, inputTokens: { total: 3, noCache: undefined, cacheRead: undefined, cacheWrite: undefined } },
      },
    ]),
  }),
});
const simulated = new MockLanguageModelV4({
  doStream: async () => ({
    stream: simulateReadableStream({
      chunks: [{ type: 'stream-start', warnings: [{ type: 'other', message: 'slow' }] }, { type: 'text-start', id: '1' }, { type: 'text-delta', id: '1', delta: text }, { type: 'text-end', id: '1' }, { type: 'finish', finishReason: { unified: 'stop', raw: undefined }, usage: { inputTokens: { total: 1, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: 1, text: undefined, reasoning: undefined } } }],
      chunkDelayInMs: 400,
    }),
  }),
});

await generateText({ model: plain, prompt: 'Hi' });
await generateText({ model: calling, prompt: 'Hi' });
await generateText({ model: short, prompt: 'Hi' });
await generateText({ model: empty, prompt: 'Hi' });
console.log(streamText({ model: streaming, prompt: 'Hi' }), streamText({ model: simulated, prompt: 'Hi' }));
