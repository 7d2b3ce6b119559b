// @from 5
// @alone
import type { LanguageModelV2CallOptions, LanguageModelV2Middleware } from '@ai-sdk/provider';
import { expect } from 'vitest';

export const seeded: LanguageModelV2Middleware = {
  middlewareVersion: 'v2',
  transformParams: async ({ params }): Promise<LanguageModelV2CallOptions> => ({ ...params, seed: 1 }),
};
expect(seeded.middlewareVersion).toBe('v2');
export const isOld = seeded.middlewareVersion === 'v2';
