// @from 4
// @row middleware-version MOD-06
import { wrapLanguageModel, type LanguageModelV1, type LanguageModelV1Middleware } from 'ai';

export const seeded: LanguageModelV1Middleware = {
  middlewareVersion: 'v1',
  transformParams: async ({ params }) => ({ ...params, seed: 1 }),
};
const loose = { middlewareVersion: 'v1' as const, transformParams: seeded.transformParams };
export const wrap = (model: LanguageModelV1) =>
  wrapLanguageModel({ model, middleware: [loose, { middlewareVersion: 'v1', transformParams: async ({ params }) => params }] });
