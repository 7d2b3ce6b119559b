// @from 4
// @findings info:7 info:26
import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { generateAsV4, streamAsV4 } from './language-model-v1';

// One that only implements the type, in parts of its own.
export class Silent implements LanguageModelV4 {
  readonly specificationVersion: 'v4' = 'v4';
  readonly supportedUrls = { 'image/*': [/^https?:/] };
  readonly defaultObjectGenerationMode = undefined;
  readonly provider = 'own';
  readonly modelId = 'silent';

  async doGenerateV1() {
    const { stream, ...result } = await this.doStreamV1();
    await stream.cancel();
    return { ...result, finishReason: 'stop' as const, usage: { promptTokens: 0, completionTokens: 0 } };
  }

  doGenerate(options: LanguageModelV4CallOptions) {
    return generateAsV4(this, options);
  }

  async doStreamV1() {
    return { stream: new ReadableStream(), rawCall: { rawPrompt: null, rawSettings: {} } };
  }

  doStream(options: LanguageModelV4CallOptions) {
    return streamAsV4(this, options);
  }
}

// One that says by a getter which images it loads.
export class Echo {
  readonly modelId = 'echo';
  readonly specificationVersion = 'v4' as const;
  get supportedUrls(): Record<string, RegExp[]> { return this.supportsImageUrls === false ? {} : { 'image/*': [/^https?:/] }; }
  readonly defaultObjectGenerationMode = 'json';
  readonly provider = 'own';

  get supportsImageUrls() {
    return this.modelId !== 'echo';
  }

  async doGenerateV1() {
    return {
      text: 'Hi',
      finishReason: 'stop' as const,
      usage: { promptTokens: 0, completionTokens: 0 },
      rawCall: { rawPrompt: null, rawSettings: {} },
    };
  }

  doGenerate(options: LanguageModelV4CallOptions) {
    return generateAsV4(this, options);
  }

  async doStreamV1() {
    return { stream: new ReadableStream(), rawCall: { rawPrompt: null, rawSettings: {} } };
  }

  doStream(options: LanguageModelV4CallOptions) {
    return streamAsV4(this, options);
  }
}
