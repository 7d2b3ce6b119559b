// @from 4
// @alone
// @only model-types
// @row middleware-types
import type { Experimental_LanguageModelV1Middleware, LanguageModelV1CallOptions as Params, LanguageModelV1Middleware } from 'ai';
import type * as ai from 'ai';

const seed = (params: Params): Params => ({ ...params, seed: 1 });
export const one: LanguageModelV1Middleware = { transformParams: async ({ params }) => seed(params) };
export const two = { transformParams: async ({ params }) => seed(params) } satisfies Experimental_LanguageModelV1Middleware;
export const three: ai.LanguageModelV1Middleware[] = [one, two];
