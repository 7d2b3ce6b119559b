// @from 5
import type { LanguageModelV2, LanguageModelV2CallOptions } from '@ai-sdk/provider';
import { generateText } from 'ai';

export class Echo implements LanguageModelV2 {
  readonly specificationVersion = 'v2';
  readonly provider = 'own';
  readonly modelId = 'echo';
  readonly supportedUrls = {};
  async doGenerate({ prompt }: LanguageModelV2CallOptions) {
    const usage = { inputTokens: prompt.length, outputTokens: 1, totalTokens: prompt.length + 1 };
    return { content: [{ type: 'text' as const, text: 'Hi' }], finishReason: 'stop' as const, usage, warnings: [] };
  }
  declare doStream: LanguageModelV2['doStream'];
}
const own: LanguageModelV2 = new Echo();
export const ask = () => generateText({ model: own, prompt: 'Hi' });
