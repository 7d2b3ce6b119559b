// @from 4
// @only v1-models, custom-models, model-types, model-params, max-tokens
// @findings error:4 error:4 error:7
import type { LanguageModelV1, LanguageModelV1CallOptions } from '@ai-sdk/provider';

export class Logged implements LanguageModelV1 {
  readonly specificationVersion = 'v1';
  readonly defaultObjectGenerationMode = undefined;
  readonly provider = 'own';
  readonly modelId = 'logged';
  constructor(readonly inner: LanguageModelV1) {}

  // The inner one is the SDK's, and of V4 then.
  async doGenerate(options: LanguageModelV1CallOptions) {
    return this.inner.doGenerate({ ...options, maxTokens: 5 });
  }
  async doStream(options: LanguageModelV1CallOptions) {
    return this.inner.doStream(options);
  }
}
