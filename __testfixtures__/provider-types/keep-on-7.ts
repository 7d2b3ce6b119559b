// @from 7
import type { LanguageModelV3, LanguageModelV4 } from '@ai-sdk/provider';
import { wrapLanguageModel, type LanguageModelMiddleware } from 'ai';

export const wrap = (model: LanguageModelV3, middleware: LanguageModelMiddleware): LanguageModelV4 =>
  wrapLanguageModel({ model, middleware });
