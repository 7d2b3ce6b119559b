// @from 6
// @findings warning:10
// @findings warning:13
// @findings warning:18
import type { LanguageModelV3 } from '@ai-sdk/provider';
import { type LanguageModel, wrapLanguageModel } from 'ai';

export const id = (model: LanguageModel) => (typeof model === 'string' ? model : model.modelId);
export const check = (model: Exclude<LanguageModel, string>) => {
  if (model.specificationVersion !== 'v3') throw new Error('Not supported.');
  return wrapLanguageModel({ model, middleware: [] });
};
export const isNewest = (model: LanguageModelV3): boolean => 'v3' === model.specificationVersion;
export const isAny = (model: { specificationVersion: string }) => model.specificationVersion === 'v3';
export const isEither = (version: 'v3' | 'v4', model: LanguageModelV3) =>
  version === 'v4' || (model.specificationVersion as string) === 'v3' || (model.specificationVersion as string) === 'v4';
export function name(model: Exclude<LanguageModel, string>) {
  switch (model.specificationVersion) { case 'v3': return 'three'; default: return 'other'; }
}
