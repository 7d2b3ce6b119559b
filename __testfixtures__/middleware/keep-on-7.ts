// @from 7
import type { LanguageModelV4Middleware } from '@ai-sdk/provider';
import type { LanguageModelMiddleware } from 'ai';

export const typed: LanguageModelV4Middleware = {
  specificationVersion: 'v4',
  transformParams: async ({ params }) => ({
    ...params,
    prompt: [{ role: 'user', content: [{ type: 'file', data: { type: 'data', data: '' }, mediaType: 'text/plain' }] }, ...params.prompt],
  }),
};
export const plain: LanguageModelMiddleware = { specificationVersion: 'v3', transformParams: async ({ params }) => params };
