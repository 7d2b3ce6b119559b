// @from 4
// @findings error:6 error:7 error:8 error:10
// @only model-strings
import { wrapLanguageModel, type LanguageModel } from 'ai';

export const provider = (model: LanguageModel) => model.provider;
export const idOf = ({ modelId }: LanguageModel) => modelId;
export const maybe = (model?: LanguageModel) => model?.modelId;
export function wrapped(model: LanguageModel): object {
  return wrapLanguageModel({ model, middleware: [] });
}
