// @from 4
// @row middleware-generate-result middleware-stream-parts MOD-07
import type { LanguageModelMiddleware } from 'ai';
import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';

export const log: LanguageModelMiddleware = {
  wrapGenerate: async ({ doGenerate }) => {
    const result = await doGenerate();
    console.log(`generated text: ${result.content.flatMap(part => (part.type === 'text' ? [part.text] : [])).join('')}`, result.finishReason.unified, result.response?.headers);
    console.log(result.usage.inputTokens.total, result.usage.outputTokens.total);
    return result;
  },
  wrapStream: async ({ doStream, params }) => {
    if (params.seed === 1) {
      return { stream: new ReadableStream<LanguageModelV4StreamPart>() };
    }
    const { stream, ...rest } = await doStream();
    let text = '';
    const transform = new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
      transform(chunk, controller) {
        if (chunk.type === 'text-delta') {
          text += chunk.delta;
          controller.enqueue({ ...chunk, delta: chunk.delta.toUpperCase() });
          return;
        }
        switch (chunk.type) {
          case 'reasoning-delta':
            console.log(chunk.delta);
            break;
          case 'tool-input-delta':
            console.log(chunk.delta);
            break;
          case 'finish':
            console.log(chunk.usage.inputTokens.total, chunk.finishReason.unified, text);
        }
        controller.enqueue(chunk);
      },
    });
    return { stream: stream.pipeThrough(transform), ...rest };
  },
};
