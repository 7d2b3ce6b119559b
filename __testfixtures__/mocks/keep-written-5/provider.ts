// @from 5
import type { LanguageModelV2, LanguageModelV2CallOptions } from '@ai-sdk/provider';

/** The project gives models of V2 itself, which 7 takes. */
export class Echo implements LanguageModelV2 {
  readonly specificationVersion = 'v2' as const;
  readonly provider = 'echo';
  readonly modelId = 'echo';
  readonly supportedUrls = {};
  async doGenerate(options: LanguageModelV2CallOptions) {
    return {
      content: [{ type: 'text' as const, text: JSON.stringify(options.prompt) }],
      finishReason: 'stop' as const,
      usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
      warnings: [],
    };
  }
  async doStream(): Promise<never> {
    throw new Error('no stream');
  }
}
export const first = (...models: LanguageModelV2[]) => models[0] ?? new Echo();
