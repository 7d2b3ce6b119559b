// @from 4
// @findings info:6
import { NoSuchModelError } from '@ai-sdk/provider';

export class Command {
  specificationVersion = 'v1';
  defaultObjectGenerationMode = 'json';
  supportsImageUrls = true;
  provider = 'command';

  constructor(modelId) {
    if (!modelId) throw new NoSuchModelError({ modelId, modelType: 'languageModel' });
    this.modelId = modelId;
  }

  async doGenerate({ prompt, mode }) {
    return {
      text: JSON.stringify(prompt),
      finishReason: mode.type === 'regular' ? 'stop' : 'other',
      usage: { promptTokens: 1, completionTokens: 1 },
      rawCall: { rawPrompt: prompt, rawSettings: {} },
    };
  }

  async doStream(options) {
    const { text } = await this.doGenerate(options);
    const start = controller => controller.enqueue({ type: 'text-delta', textDelta: text });
    return { stream: new ReadableStream({ start }), rawCall: { rawPrompt: text, rawSettings: {} } };
  }
}
