// @from 4
// @unmigrated broken
import { type LanguageModel, streamText, tool } from 'ai';
import { z } from 'zod';

export const turns = [{ toolCalls: [{ name: 'weather', input: { city: 'Izmir' } }] }, { text: 'It is sunny.' }];

/** What is read off the parts of a stream, off chunks, and off what a transform makes of them. */
export async function main(model: LanguageModel) {
  const steps: string[] = [];
  const chunks: string[] = [];
  let text = '';
  let isCounted = false;
  const weather = tool({ parameters: z.object({ city: z.string() }), execute: async () => 'sunny' });
  const result = streamText({
    model,
    prompt: 'How is the weather?',
    temperature: 0,
    tools: { weather },
    maxSteps: 2,
    experimental_transform: () =>
      new TransformStream({
        transform(part, controller) {
          if (part.type === 'text-delta')
            controller.enqueue({ type: 'text-delta', textDelta: part.textDelta.toUpperCase() });
          else controller.enqueue(part);
        },
      }),
    onChunk({ chunk }) {
      if (chunk.type === 'text-delta') chunks.push(chunk.textDelta);
    },
  });
  for await (const part of result.fullStream) {
    switch (part.type) {
      case 'step-start':
        steps.push('start');
        break;
      case 'step-finish':
        steps.push(part.finishReason);
        break;
      case 'text-delta':
        text += part.textDelta;
        break;
      case 'finish':
        isCounted = part.usage !== undefined && part.response !== undefined;
        break;
    }
  }
  return { steps, chunks, text, isCounted, whole: await result.text };
}
