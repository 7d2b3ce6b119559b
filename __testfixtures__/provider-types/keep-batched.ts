// @from 6
// @findings warning:4
import { openai } from '@ai-sdk/openai';
import type { LanguageModelV3, LanguageModelV3CallOptions } from '@ai-sdk/provider';

interface Client {
  doGenerate(options: LanguageModelV3CallOptions): Promise<never>;
}

/** It has the name of another model, but calls none. */
export class Batched implements LanguageModelV3 {
  readonly specificationVersion = 'v3';
  readonly provider: string;
  readonly modelId: string;
  readonly supportedUrls = {};
  constructor(
    inner: Pick<LanguageModelV3, 'provider' | 'modelId'>,
    private readonly client: Client,
  ) {
    this.provider = inner.provider;
    this.modelId = inner.modelId;
  }
  async doGenerate(options: LanguageModelV3CallOptions) {
    return this.client.doGenerate(options);
  }
  async doStream(): Promise<never> {
    throw new Error('no stream');
  }
}
export const batched = (client: Client) => new Batched(openai('gpt-5'), client);
