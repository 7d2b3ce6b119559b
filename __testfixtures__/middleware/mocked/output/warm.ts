// @from 6
import type { LanguageModelV4CallOptions, LanguageModelV4Middleware } from '@ai-sdk/provider';

const warm = (params: LanguageModelV4CallOptions) => ({ ...params, temperature: 1 });
export const middleware: LanguageModelV4Middleware = {
  specificationVersion: 'v4',
  transformParams: async ({ params }) => warm(params),
};
