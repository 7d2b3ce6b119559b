import type { LanguageModelV2 } from '@ai-sdk/provider';
import { test } from 'node:test';
import { first } from './provider.js';

const model: LanguageModelV2 = {
  specificationVersion: 'v2',
  provider: 'test',
  modelId: 'test',
  supportedUrls: {},
  doGenerate: async () => ({
    content: [],
    finishReason: 'stop',
    usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
    warnings: [],
  }),
  doStream: async () => {
    throw new Error('no stream');
  },
};
test('gives the first', () => void first(model));
