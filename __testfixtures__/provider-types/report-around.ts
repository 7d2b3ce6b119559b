// @from 6
// @findings warning:6
import type { LanguageModelV3 } from '@ai-sdk/provider';

export const logged = (model: LanguageModelV3): LanguageModelV3 => ({
  specificationVersion: 'v3',
  provider: model.provider,
  modelId: model.modelId,
  supportedUrls: model.supportedUrls,
  doGenerate: options => model.doGenerate(options),
  doStream: options => model.doStream(options),
});
