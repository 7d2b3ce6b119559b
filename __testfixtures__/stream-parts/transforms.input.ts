// @from 4
// @only stream-parts
// @row stream-transform
import { streamText, type LanguageModel, type TextStreamPart, type ToolSet } from 'ai';

const loud =
  <TOOLS extends ToolSet>() =>
  (_options: { tools: TOOLS; stopStream: () => void }) =>
    new TransformStream<TextStreamPart<TOOLS>, TextStreamPart<TOOLS>>({
      transform(chunk, controller) {
        controller.enqueue(
          chunk.type === 'text-delta' ? { ...chunk, textDelta: chunk.textDelta.toUpperCase() } : chunk,
        );
      },
    });

export const fresh = (model: LanguageModel) =>
  streamText({
    model,
    prompt: 'Hello',
    experimental_transform: [
      loud(),
      () =>
        new TransformStream({
          transform(chunk, controller) {
            if (chunk.type !== 'text-delta') {
              controller.enqueue(chunk);
              return;
            }
            controller.enqueue({ type: 'text-delta', textDelta: chunk.textDelta.trim() });
            if (chunk.textDelta === '') controller.enqueue({ ...chunk, textDelta: ' ' });
          },
        }),
      () =>
        new TransformStream({
          transform(part, controller) {
            switch (part.type) {
              case 'text-delta': {
                const textDelta = part.textDelta.replace('a', 'b');
                controller.enqueue({
                  type: 'text-delta',
                  textDelta,
                });
                break;
              }
              case 'reasoning':
                controller.enqueue({ type: 'reasoning', textDelta: '' });
                break;
              case 'finish':
                controller.enqueue({ ...part, usage: { promptTokens: 0, completionTokens: 0, totalTokens: 0 } });
                break;
              default:
                controller.enqueue(part);
            }
          },
        }),
    ],
  });

export const piped = (model: LanguageModel) =>
  streamText({ model, prompt: 'Hello' }).fullStream.pipeThrough(
    new TransformStream<TextStreamPart<ToolSet>, string>({
      transform(part, controller) {
        if (part.type === 'text-delta') controller.enqueue(part.textDelta);
      },
    }),
  );
