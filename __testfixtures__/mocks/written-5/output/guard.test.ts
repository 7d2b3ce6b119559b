import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { convertArrayToReadableStream } from 'ai/test';
import { guard, guarded } from './guard.js';
import type { LanguageModelV2 } from './types.js';

const createModel = (text = 'Hello'): LanguageModelV2 => ({
  specificationVersion: 'v4',
  provider: 'test',
  modelId: 'test',
  supportedUrls: {},
  async doGenerate() {
    return {
      content: [{ type: 'text', text }],
      finishReason: { unified: 'stop', raw: undefined },
      usage: { inputTokens: { total: 10, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: 20, text: undefined, reasoning: undefined } },
      warnings: [],
    };
  },
  async doStream() {
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue({ type: 'text-delta' as const, id: '1', delta: text });
        controller.enqueue({
          type: 'finish' as const,
          finishReason: { unified: 'length', raw: undefined },
          usage: { inputTokens: { total: 10, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: 20, text: undefined, reasoning: undefined } },
        });
        controller.close();
      },
    });
    return { stream };
  },
});

const failing = {
  ...createModel(),
  doGenerate: async () => {
    throw new Error('failed');
  },
} as LanguageModelV2;

const params: LanguageModelV4CallOptions = { prompt: [] };
export const run = (model = createModel()) =>
  guard.wrapGenerate!({
    doGenerate: () => model.doGenerate(params),
    doStream: async () => ({
      stream: convertArrayToReadableStream([
        { type: 'finish', finishReason: { unified: 'stop', raw: undefined }, usage: { inputTokens: { total: 1, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: 1, text: undefined, reasoning: undefined } } },
      ]),
    }),
    params,
    model: guarded(failing),
  });
