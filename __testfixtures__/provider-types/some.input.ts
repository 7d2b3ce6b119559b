// @from 6
import { customProvider, wrapLanguageModel, type LanguageModelMiddleware } from 'ai';
import { type LanguageModelV3 } from '@ai-sdk/provider';
import type * as spec from '@ai-sdk/provider';

export const wrap = (model: LanguageModelV3, middleware: LanguageModelMiddleware): LanguageModelV3 =>
  wrapLanguageModel({ model, middleware });
export const provider: spec.ProviderV3 = customProvider({ languageModels: {} });
export const again: import('@ai-sdk/provider').ProviderV3 = customProvider({ languageModels: {} });
export abstract class Own implements LanguageModelV3 {
  readonly specificationVersion = 'v3';
  readonly provider = 'own';
  readonly modelId = 'own';
  readonly supportedUrls = {};
  abstract doGenerate: LanguageModelV3['doGenerate'];
  abstract doStream: LanguageModelV3['doStream'];
}
