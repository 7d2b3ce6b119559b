// @from 6
import { openai } from '@ai-sdk/openai';
import type { LanguageModelV3, LanguageModelV3CallOptions, LanguageModelV3StreamResult } from '@ai-sdk/provider';

/** Calls a LanguageModelV3 with the LanguageModelV3CallOptions that it gets; see {@link LanguageModelV3StreamResult}. */
export class Plain implements LanguageModelV3 {
  readonly specificationVersion = 'v3';
  readonly provider = 'plain';
  readonly modelId = 'plain';
  readonly supportedUrls = {};
  constructor(private readonly inner: LanguageModelV3) {}
  doGenerate = (options: LanguageModelV3CallOptions) => this.inner.doGenerate(options);
  doStream = (options: LanguageModelV3CallOptions): PromiseLike<LanguageModelV3StreamResult> =>
    this.inner.doStream(options);
}
export const model = new Plain(openai('gpt-5'));
