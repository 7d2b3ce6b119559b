// @from 4
// @row experimental-wrap-language-model custom-provider-experimental MOD-18
import { customProvider, wrapLanguageModel } from 'ai';
import type { LanguageModelV4 } from '@ai-sdk/provider';

export const wrap = (model: LanguageModelV4) => wrapLanguageModel({ model, middleware: [] });
export const provider = customProvider({ languageModels: {} });
