import type { LanguageModelV2CallOptions } from '@ai-sdk/provider';
import { convertArrayToReadableStream } from 'ai/test';
import { guard, guarded } from './guard.js';
import type { LanguageModelV2 } from './types.js';

const createModel = (text = 'Hello'): LanguageModelV2 => ({
  specificationVersion: 'v2',
  provider: 'test',
  modelId: 'test',
  supportedUrls: {},
  async doGenerate() {
    return {
      content: [{ type: 'text', text }],
      finishReason: 'stop',
      usage: { inputTokens: 10, outputTokens: 20, totalTokens: 30 },
      warnings: [],
    };
  },
  async doStream() {
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue({ type: 'text-delta' as const, id: '1', delta: text });
        controller.enqueue({
          type: 'finish' as const,
          finishReason: 'length',
          usage: { inputTokens: 10, outputTokens: 20, totalTokens: 30 },
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

const params: LanguageModelV2CallOptions = { prompt: [] };
export const run = (model = createModel()) =>
  guard.wrapGenerate!({
    doGenerate: () => model.doGenerate(params),
    doStream: async () => ({
      stream: convertArrayToReadableStream([
        { type: 'finish', finishReason: 'stop', usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 } },
      ]),
    }),
    params,
    model: guarded(failing),
  });
