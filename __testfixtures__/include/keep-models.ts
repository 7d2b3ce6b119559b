// @from 6
import type { LanguageModelV3 } from '@ai-sdk/provider';

export const wrap = (model: LanguageModelV3): LanguageModelV3 => ({
  ...model,
  doStream: options => model.doStream({ ...options, includeRawChunks: true }),
});
