// @from 4
// @findings info:6
import { NoSuchModelError } from '@ai-sdk/provider';
import { generateAsV4, streamAsV4 } from './language-model-v1.js';

export class Command {
  specificationVersion = 'v4';
  supportedUrls = { 'image/*': [/^https?:/] };
  defaultObjectGenerationMode = 'json';
  supportsImageUrls = true;
  provider = 'command';

  constructor(modelId) {
    if (!modelId) throw new NoSuchModelError({ modelId, modelType: 'languageModel' });
    this.modelId = modelId;
  }

  async doGenerateV1({ prompt, mode }) {
    return {
      text: JSON.stringify(prompt),
      finishReason: mode.type === 'regular' ? 'stop' : 'other',
      usage: { promptTokens: 1, completionTokens: 1 },
      rawCall: { rawPrompt: prompt, rawSettings: {} },
    };
  }

  /** @param {import('@ai-sdk/provider').LanguageModelV4CallOptions} options */
  doGenerate(options) {
    return generateAsV4(this, options);
  }

  async doStreamV1(options) {
    const { text } = await this.doGenerateV1(options);
    const start = controller => controller.enqueue({ type: 'text-delta', textDelta: text });
    return { stream: new ReadableStream({ start }), rawCall: { rawPrompt: text, rawSettings: {} } };
  }

  /** @param {import('@ai-sdk/provider').LanguageModelV4CallOptions} options */
  doStream(options) {
    return streamAsV4(this, options);
  }
}
