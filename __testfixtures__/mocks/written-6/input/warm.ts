// @from 6
import type { LanguageModelV3, LanguageModelV3Middleware } from '@ai-sdk/provider';
import { wrapLanguageModel } from 'ai';

const warm: LanguageModelV3Middleware = {
  specificationVersion: 'v3',
  transformParams: async ({ params }) => ({ ...params, temperature: 1 }),
};
export const warmed = (model: LanguageModelV3): LanguageModelV3 => wrapLanguageModel({ model, middleware: warm });
