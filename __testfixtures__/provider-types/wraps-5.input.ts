// @from 5
import { openai } from '@ai-sdk/openai';
import type { LanguageModelV2, LanguageModelV2CallOptions, LanguageModelV2StreamPart } from '@ai-sdk/provider';

export class Cached implements LanguageModelV2 {
  readonly specificationVersion = 'v2';
  readonly provider: string;
  readonly modelId: string;
  readonly supportedUrls = {};
  constructor(private readonly inner: LanguageModelV2) {
    this.provider = inner.provider;
    this.modelId = inner.modelId;
  }
  async doGenerate(options: LanguageModelV2CallOptions) {
    const result = await this.inner.doGenerate(options);
    console.log(result.usage.inputTokens, result.finishReason);
    return result;
  }
  async doStream(options: LanguageModelV2CallOptions) {
    if (options.prompt.length > 0) return this.inner.doStream(options);
    const stream = new ReadableStream<LanguageModelV2StreamPart>({
      start(controller) {
        controller.enqueue({ type: 'stream-start', warnings: [] });
        controller.close();
      },
    });
    return { stream };
  }
}
export const model = new Cached(openai('gpt-5'));
