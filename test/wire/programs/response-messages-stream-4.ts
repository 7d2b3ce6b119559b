// @from 4
// @unmigrated broken
import { type LanguageModel, streamText, tool } from 'ai';
import { z } from 'zod';

export const turns = [
  { toolCalls: [{ name: 'weather', input: { city: 'Izmir' } }] },
  { text: 'It is sunny.' },
  { text: 'You asked about Izmir.' },
];

/** The first call takes two steps; the second must know all that was said. */
export async function main(model: LanguageModel) {
  const weather = tool({
    description: 'The weather in a city',
    parameters: z.object({ city: z.string() }),
    execute: async ({ city }) => ({ city, sky: 'clear' }),
  });
  const question = { role: 'user' as const, content: 'How is the weather in Izmir?' };
  const first = streamText({ model, messages: [question], tools: { weather }, maxSteps: 4, temperature: 0 });
  await first.consumeStream();
  const second = streamText({
    model,
    messages: [question, ...(await first.response).messages, { role: 'user', content: 'Which city did I ask about?' }],
    temperature: 0,
  });
  await second.consumeStream();
  return await second.text;
}
