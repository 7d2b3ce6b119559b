// @from 4
// @row middleware-generate-result middleware-stream-parts MOD-07
import type { LanguageModelV1Middleware, LanguageModelV1StreamPart } from 'ai';

export const log: LanguageModelV1Middleware = {
  wrapGenerate: async ({ doGenerate }) => {
    const result = await doGenerate();
    console.log(`generated text: ${result.text}`, result.finishReason, result.rawResponse?.headers);
    console.log(result.usage.promptTokens, result.usage.completionTokens);
    return result;
  },
  wrapStream: async ({ doStream, params }) => {
    if (params.seed === 1) {
      return { stream: new ReadableStream<LanguageModelV1StreamPart>(), rawCall: { rawPrompt: null, rawSettings: {} } };
    }
    const { stream, ...rest } = await doStream();
    let text = '';
    const transform = new TransformStream<LanguageModelV1StreamPart, LanguageModelV1StreamPart>({
      transform(chunk, controller) {
        if (chunk.type === 'text-delta') {
          text += chunk.textDelta;
          controller.enqueue({ ...chunk, textDelta: chunk.textDelta.toUpperCase() });
          return;
        }
        switch (chunk.type) {
          case 'reasoning':
            console.log(chunk.textDelta);
            break;
          case 'tool-call-delta':
            console.log(chunk.argsTextDelta);
            break;
          case 'finish':
            console.log(chunk.usage.promptTokens, chunk.finishReason, text);
        }
        controller.enqueue(chunk);
      },
    });
    return { stream: stream.pipeThrough(transform), ...rest };
  },
};
