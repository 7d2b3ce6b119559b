// @from 4
// @row experimental-wrap-language-model custom-provider-experimental MOD-18
import { experimental_customProvider as customProvider, experimental_wrapLanguageModel, type LanguageModelV1 } from 'ai';

export const wrap = (model: LanguageModelV1) => experimental_wrapLanguageModel({ model, middleware: [] });
export const provider = customProvider({ languageModels: {} });
