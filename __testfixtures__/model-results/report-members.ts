// @from 4
// @only model-results
// @findings error:9 error:12 error:13 error:14 error:16 error:22
// @row middleware-generate-result middleware-stream-parts
import type { LanguageModelV1Middleware, LanguageModelV1StreamPart } from 'ai';

export const clean: LanguageModelV1Middleware = {
  wrapGenerate: async ({ doGenerate }) => {
    const { text, ...rest } = await doGenerate();
    const cleaned = text?.replace(/secret/g, '');
    console.log(
      rest.toolCalls?.length,
      rest.reasoning,
      rest.sources,
    );
    return { text: cleaned, ...rest };
  },
  wrapStream: async ({ doStream }) => {
    const result = await doStream();
    const notice = new TransformStream<LanguageModelV1StreamPart, LanguageModelV1StreamPart>({
      flush(controller) {
        controller.enqueue({ type: 'text-delta', textDelta: '.' });
      },
    });
    return { ...result, stream: result.stream.pipeThrough(notice) };
  },
};
