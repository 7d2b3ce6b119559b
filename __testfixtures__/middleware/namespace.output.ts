// @from 6
import type * as provider from '@ai-sdk/provider';

export const middleware = {
  specificationVersion: 'v4',
  transformParams: async ({ params }) => params,
} satisfies provider.LanguageModelV4Middleware;
export const build = (): import('@ai-sdk/provider').LanguageModelV4Middleware => ({
  specificationVersion: 'v4',
  transformParams: ({ params }: { params: provider.LanguageModelV4CallOptions }) => Promise.resolve(params),
});
