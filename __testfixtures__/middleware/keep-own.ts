// @from 6
import type { LanguageModel } from 'ai';

export interface LanguageModelV3Middleware {
  specificationVersion: 'v3';
  wrapGenerate: (model: LanguageModel) => void;
}
export const own: LanguageModelV3Middleware = { specificationVersion: 'v3', wrapGenerate: () => {} };
export const data = ({ data }: { data: string }) => data;
