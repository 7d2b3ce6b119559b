// @from 4
// @unmigrated broken
import { type LanguageModel, streamText, tool } from 'ai';
import { z } from 'zod';

export const turns = [{ toolCalls: [{ name: 'weather', input: { city: 'Izmir' } }] }, { text: 'It is sunny.' }];

/** Counts what arrives, and times the first of it. */
export async function main(model: LanguageModel) {
  const types: string[] = [];
  let count = 0;
  const weather = tool({ parameters: z.object({ city: z.string() }), execute: async () => 'sunny' });
  const result = streamText({
    model,
    prompt: 'How is the weather?',
    tools: { weather },
    temperature: 0,
    maxSteps: 2,
    onChunk({ chunk }) {
      count++;
      if (chunk.type === 'text-delta') types.push(chunk.textDelta);
      else types.push(chunk.type);
    },
  });
  await result.consumeStream();
  return { count, types };
}
