// @from 4
// @alone
// @only model-types
// @row middleware-types
import type { LanguageModelMiddleware } from 'ai';
import type { LanguageModelV4CallOptions as Params } from '@ai-sdk/provider';
import type * as ai from 'ai';

const seed = (params: Params): Params => ({ ...params, seed: 1 });
export const one: LanguageModelMiddleware = { transformParams: async ({ params }) => seed(params) };
export const two = { transformParams: async ({ params }) => seed(params) } satisfies LanguageModelMiddleware;
export const three: ai.LanguageModelMiddleware[] = [one, two];
