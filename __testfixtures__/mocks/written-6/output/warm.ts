// @from 6
import type { LanguageModelV4, LanguageModelV4Middleware } from '@ai-sdk/provider';
import { wrapLanguageModel } from 'ai';

const warm: LanguageModelV4Middleware = {
  specificationVersion: 'v4',
  transformParams: async ({ params }) => ({ ...params, temperature: 1 }),
};
export const warmed = (model: LanguageModelV4): LanguageModelV4 => wrapLanguageModel({ model, middleware: warm });
