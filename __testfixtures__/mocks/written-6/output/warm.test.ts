import type { LanguageModelV4 } from '@ai-sdk/provider';
import { test } from 'node:test';
import { warmed } from './warm.js';

const model: LanguageModelV4 = {
  specificationVersion: 'v4',
  provider: 'test',
  modelId: 'test',
  supportedUrls: {},
  doGenerate: async () => ({
    content: [{ type: 'file', data: { type: 'data', data: 'aGk=' }, mediaType: 'text/plain' }],
    finishReason: { unified: 'stop', raw: undefined },
    usage: {
      inputTokens: { total: 1, noCache: 1, cacheRead: undefined, cacheWrite: undefined },
      outputTokens: { total: 1, text: 1, reasoning: undefined },
    },
    warnings: [],
  }),
  doStream: async () => {
    throw new Error('no stream');
  },
};
test('warms', () => void warmed(model));
