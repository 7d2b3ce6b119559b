// @from 6
import { openai } from '@ai-sdk/openai';
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
  ProviderV4,
} from '@ai-sdk/provider';
import { gateway, generateText } from 'ai';

export function logged(model: LanguageModelV4): LanguageModelV4 {
  const log = ({ prompt }: LanguageModelV4CallOptions) => console.log(prompt.length);
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

export const streamed = (inner: LanguageModelV4): LanguageModelV4 => ({
  specificationVersion: 'v4',
  provider: inner.provider,
  modelId: inner.modelId,
  supportedUrls: inner.supportedUrls,
  doGenerate: options => inner.doGenerate(options),
  async doStream(options): Promise<LanguageModelV4StreamResult> {
    const result: LanguageModelV4GenerateResult = await inner.doGenerate(options);
    const stream = new ReadableStream<LanguageModelV4StreamPart>({
      start(controller) {
        controller.enqueue({ type: 'stream-start', warnings: result.warnings });
        controller.enqueue({ type: 'finish', finishReason: result.finishReason, usage: result.usage });
        controller.close();
      },
    });
    return { stream, request: result.request };
  },
});

export class Fallback implements LanguageModelV4 {
  readonly specificationVersion = 'v4' as const;
  readonly provider = 'fallback';
  readonly modelId: string;
  readonly #models: LanguageModelV4[];
  constructor(models: LanguageModelV4[]) {
    this.#models = models;
    this.modelId = models.map(({ modelId }) => modelId).join();
  }
  get supportedUrls(): LanguageModelV4['supportedUrls'] {
    return this.#models[0]!.supportedUrls;
  }
  doGenerate = (options: LanguageModelV4CallOptions) => this.#first(model => model.doGenerate(options));
  doStream = (options: LanguageModelV4CallOptions) => this.#first(model => model.doStream(options));
  async #first<T>(run: (model: LanguageModelV4) => PromiseLike<T>): Promise<T> {
    for (const model of this.#models) {
      try {
        return await run(model);
      } catch {}
    }
    throw new Error('no model answers');
  }
}

export class Queued implements LanguageModelV4 {
  get specificationVersion(): 'v4' {
    return 'v4';
  }
  constructor(private readonly inner: LanguageModelV4) {}
  get provider() {
    return this.inner.provider;
  }
  get modelId() {
    return this.inner.modelId;
  }
  get supportedUrls() {
    return this.inner.supportedUrls;
  }
  async doGenerate(options: LanguageModelV4CallOptions) {
    return this.inner.doGenerate({ ...options, temperature: 0 });
  }
  async doStream(options: LanguageModelV4CallOptions) {
    return this.inner.doStream(options);
  }
}

export const provider: ProviderV4 = {
  specificationVersion: 'v4',
  languageModel: id => new Fallback([new Queued(openai(id)), gateway(id)]),
  embeddingModel: id => openai.embeddingModel(id),
  imageModel: id => openai.imageModel(id),
};

export const ask = (prompt: string) => generateText({ model: logged(streamed(openai('gpt-5'))), prompt });
