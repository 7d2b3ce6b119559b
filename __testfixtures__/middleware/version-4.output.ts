// @from 4
// @row middleware-version MOD-06
import { wrapLanguageModel, type LanguageModelMiddleware } from 'ai';
import type { LanguageModelV4 } from '@ai-sdk/provider';

export const seeded: LanguageModelMiddleware = {
  transformParams: async ({ params }) => ({ ...params, seed: 1 }),
};
const loose = { transformParams: seeded.transformParams };
export const wrap = (model: LanguageModelV4) =>
  wrapLanguageModel({ model, middleware: [loose, { transformParams: async ({ params }) => params }] });
