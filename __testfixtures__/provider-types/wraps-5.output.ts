// @from 5
import { openai } from '@ai-sdk/openai';
import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';

export class Cached implements LanguageModelV4 {
  readonly specificationVersion = 'v4';
  readonly provider: string;
  readonly modelId: string;
  readonly supportedUrls = {};
  constructor(private readonly inner: LanguageModelV4) {
    this.provider = inner.provider;
    this.modelId = inner.modelId;
  }
  async doGenerate(options: LanguageModelV4CallOptions) {
    const result = await this.inner.doGenerate(options);
    console.log(result.usage.inputTokens.total, result.finishReason.unified);
    return result;
  }
  async doStream(options: LanguageModelV4CallOptions) {
    if (options.prompt.length > 0) return this.inner.doStream(options);
    const stream = new ReadableStream<LanguageModelV4StreamPart>({
      start(controller) {
        controller.enqueue({ type: 'stream-start', warnings: [] });
        controller.close();
      },
    });
    return { stream };
  }
}
export const model = new Cached(openai('gpt-5'));
