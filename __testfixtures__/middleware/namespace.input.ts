// @from 6
import type * as provider from '@ai-sdk/provider';

export const middleware = {
  specificationVersion: 'v3',
  transformParams: async ({ params }) => params,
} satisfies provider.LanguageModelV3Middleware;
export const build = (): import('@ai-sdk/provider').LanguageModelV3Middleware => ({
  specificationVersion: 'v3',
  transformParams: ({ params }: { params: provider.LanguageModelV3CallOptions }) => Promise.resolve(params),
});
