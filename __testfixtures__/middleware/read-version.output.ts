// @from 5
// @alone
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import type { LanguageModelMiddleware } from 'ai';
import { expect } from 'vitest';

export const seeded: LanguageModelMiddleware = {
  specificationVersion: 'v4',
  transformParams: async ({ params }): Promise<LanguageModelV4CallOptions> => ({ ...params, seed: 1 }),
};
expect(seeded.specificationVersion).toBe('v4');
export const isOld = seeded.specificationVersion === 'v4';
