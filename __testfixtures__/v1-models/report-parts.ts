// @from 4
// @only v1-models, custom-models, model-types, model-params, model-results, max-tokens
// @findings error:4 error:4 error:7 error:37
import type { LanguageModelV1, LanguageModelV1CallOptions } from '@ai-sdk/provider';

export class Loading implements LanguageModelV1 {
  readonly specificationVersion = 'v1';
  readonly defaultObjectGenerationMode = undefined;
  readonly provider = 'own';
  readonly modelId = 'loading';

  // 7 knows only patterns.
  supportsUrl(url: URL): boolean {
    return url.hostname === 'own.test';
  }

  async doGenerate({ mode, maxTokens, providerMetadata }: LanguageModelV1CallOptions) {
    return {
      text: `${mode.type} ${maxTokens} ${providerMetadata?.own?.a}`,
      finishReason: 'stop' as const,
      usage: { promptTokens: 0, completionTokens: 0 },
      rawCall: { rawPrompt: null, rawSettings: {} },
    };
  }

  async doStream() {
    return { stream: new ReadableStream(), rawCall: { rawPrompt: null, rawSettings: {} } };
  }
}

abstract class Base {
  readonly defaultObjectGenerationMode = 'json';
  readonly provider = 'own';
}

export class Rest extends Base {
  readonly specificationVersion = 'v1';
  readonly modelId = 'rest';
  async doGenerate({ inputFormat }: LanguageModelV1CallOptions) {
    return { ...(await new Loading().doStream()), text: inputFormat };
  }
  async doStream() {
    return new Loading().doStream();
  }
}
