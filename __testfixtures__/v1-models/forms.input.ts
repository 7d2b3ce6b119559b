// @from 4
// @findings info:7 info:26
import type { LanguageModelV1 } from '@ai-sdk/provider';

// One that only implements the type, in parts of its own.
export class Silent implements LanguageModelV1 {
  readonly specificationVersion: 'v1' = 'v1';
  readonly defaultObjectGenerationMode = undefined;
  readonly provider = 'own';
  readonly modelId = 'silent';

  async doGenerate() {
    const { stream, ...result } = await this.doStream();
    await stream.cancel();
    return { ...result, finishReason: 'stop' as const, usage: { promptTokens: 0, completionTokens: 0 } };
  }

  async doStream() {
    return { stream: new ReadableStream(), rawCall: { rawPrompt: null, rawSettings: {} } };
  }
}

// One that says by a getter which images it loads.
export class Echo {
  readonly modelId = 'echo';
  readonly specificationVersion = 'v1' as const;
  readonly defaultObjectGenerationMode = 'json';
  readonly provider = 'own';

  get supportsImageUrls() {
    return this.modelId !== 'echo';
  }

  async doGenerate() {
    return {
      text: 'Hi',
      finishReason: 'stop' as const,
      usage: { promptTokens: 0, completionTokens: 0 },
      rawCall: { rawPrompt: null, rawSettings: {} },
    };
  }

  async doStream() {
    return { stream: new ReadableStream(), rawCall: { rawPrompt: null, rawSettings: {} } };
  }
}
