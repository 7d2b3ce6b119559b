// @from 6
import { openai } from '@ai-sdk/openai';
import type {
  LanguageModelV3,
  LanguageModelV3CallOptions,
  LanguageModelV3GenerateResult,
  LanguageModelV3StreamPart,
  LanguageModelV3StreamResult,
  ProviderV3,
} from '@ai-sdk/provider';
import { gateway, generateText } from 'ai';

export function logged(model: LanguageModelV3): LanguageModelV3 {
  const log = ({ prompt }: LanguageModelV3CallOptions) => console.log(prompt.length);
  return {
    ...model,
    doGenerate: async options => {
      log(options);
      const result = await model.doGenerate(options);
      console.log(result.finishReason.unified, result.usage.inputTokens.total);
      return result;
    },
  };
}

export const streamed = (inner: LanguageModelV3): LanguageModelV3 => ({
  specificationVersion: 'v3',
  provider: inner.provider,
  modelId: inner.modelId,
  supportedUrls: inner.supportedUrls,
  doGenerate: options => inner.doGenerate(options),
  async doStream(options): Promise<LanguageModelV3StreamResult> {
    const result: LanguageModelV3GenerateResult = await inner.doGenerate(options);
    const stream = new ReadableStream<LanguageModelV3StreamPart>({
      start(controller) {
        controller.enqueue({ type: 'stream-start', warnings: result.warnings });
        controller.enqueue({ type: 'finish', finishReason: result.finishReason, usage: result.usage });
        controller.close();
      },
    });
    return { stream, request: result.request };
  },
});

export class Fallback implements LanguageModelV3 {
  readonly specificationVersion = 'v3' as const;
  readonly provider = 'fallback';
  readonly modelId: string;
  readonly #models: LanguageModelV3[];
  constructor(models: LanguageModelV3[]) {
    this.#models = models;
    this.modelId = models.map(({ modelId }) => modelId).join();
  }
  get supportedUrls(): LanguageModelV3['supportedUrls'] {
    return this.#models[0]!.supportedUrls;
  }
  doGenerate = (options: LanguageModelV3CallOptions) => this.#first(model => model.doGenerate(options));
  doStream = (options: LanguageModelV3CallOptions) => this.#first(model => model.doStream(options));
  async #first<T>(run: (model: LanguageModelV3) => PromiseLike<T>): Promise<T> {
    for (const model of this.#models) {
      try {
        return await run(model);
      } catch {}
    }
    throw new Error('no model answers');
  }
}

export class Queued implements LanguageModelV3 {
  get specificationVersion(): 'v3' {
    return 'v3';
  }
  constructor(private readonly inner: LanguageModelV3) {}
  get provider() {
    return this.inner.provider;
  }
  get modelId() {
    return this.inner.modelId;
  }
  get supportedUrls() {
    return this.inner.supportedUrls;
  }
  async doGenerate(options: LanguageModelV3CallOptions) {
    return this.inner.doGenerate({ ...options, temperature: 0 });
  }
  async doStream(options: LanguageModelV3CallOptions) {
    return this.inner.doStream(options);
  }
}

export const provider: ProviderV3 = {
  specificationVersion: 'v3',
  languageModel: id => new Fallback([new Queued(openai(id)), gateway(id)]),
  embeddingModel: id => openai.embeddingModel(id),
  imageModel: id => openai.imageModel(id),
};

export const ask = (prompt: string) => generateText({ model: logged(streamed(openai('gpt-5'))), prompt });
