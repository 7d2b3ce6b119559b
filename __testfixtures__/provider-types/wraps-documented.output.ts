// @from 6
import { openai } from '@ai-sdk/openai';
import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamResult as LanguageModelV3StreamResult } from '@ai-sdk/provider';

/** Calls a LanguageModelV3 with the LanguageModelV3CallOptions that it gets; see {@link LanguageModelV3StreamResult}. */
export class Plain implements LanguageModelV4 {
  readonly specificationVersion = 'v4';
  readonly provider = 'plain';
  readonly modelId = 'plain';
  readonly supportedUrls = {};
  constructor(private readonly inner: LanguageModelV4) {}
  doGenerate = (options: LanguageModelV4CallOptions) => this.inner.doGenerate(options);
  doStream = (options: LanguageModelV4CallOptions): PromiseLike<LanguageModelV3StreamResult> =>
    this.inner.doStream(options);
}
export const model = new Plain(openai('gpt-5'));
