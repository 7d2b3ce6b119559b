// @from 6
import type { LanguageModelV3CallOptions, LanguageModelV3Middleware } from '@ai-sdk/provider';

const warm = (params: LanguageModelV3CallOptions) => ({ ...params, temperature: 1 });
export const middleware: LanguageModelV3Middleware = {
  specificationVersion: 'v3',
  transformParams: async ({ params }) => warm(params),
};
