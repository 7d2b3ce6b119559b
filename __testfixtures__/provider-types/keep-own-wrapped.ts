// @from 6
import type { LanguageModelV3, LanguageModelV3CallOptions } from '@ai-sdk/provider';
import { generateText } from 'ai';

class Own implements LanguageModelV3 {
  readonly specificationVersion = 'v3';
  readonly provider = 'own';
  readonly modelId = 'own';
  readonly supportedUrls = {};
  async doGenerate({ prompt }: LanguageModelV3CallOptions): Promise<never> {
    throw new Error(String(prompt.length));
  }
  async doStream(): Promise<never> {
    throw new Error('no stream');
  }
}
class Logged implements LanguageModelV3 {
  readonly specificationVersion = 'v3';
  readonly provider = 'logged';
  readonly modelId = 'logged';
  readonly supportedUrls = {};
  constructor(private readonly inner: Own) {}
  async doGenerate(options: LanguageModelV3CallOptions) {
    return this.inner.doGenerate(options);
  }
  async doStream() {
    return this.inner.doStream();
  }
}
export const ask = (prompt: string) => generateText({ model: new Logged(new Own()), prompt });
