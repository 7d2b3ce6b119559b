// @from 5
// @alone
// @only mocks provider-types model-results
// @findings error:13
// @types-skip-output the chunks are those of a model of V2 too
import type { LanguageModelV2, LanguageModelV2StreamPart } from '@ai-sdk/provider';
import { convertArrayToReadableStream, MockLanguageModelV2 } from 'ai/test';

const chunks: LanguageModelV2StreamPart[] = [
  { type: 'finish', finishReason: 'stop', usage: { inputTokens: 1, outputTokens: 2, totalTokens: 3 } },
];

export const model = new MockLanguageModelV2({ doStream: async () => ({ stream: convertArrayToReadableStream(chunks) }) });

export class Own implements LanguageModelV2 {
  readonly specificationVersion = 'v2' as const;
  readonly provider = 'own';
  readonly modelId = 'a';
  readonly supportedUrls = {};
  async doGenerate(): Promise<never> {
    throw new Error('streams only');
  }
  async doStream() {
    return { stream: convertArrayToReadableStream(chunks) };
  }
}
