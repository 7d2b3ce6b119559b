// @from 5
// @unmigrated broken
import { type LanguageModel, stepCountIs, streamText, tool } from 'ai';
import { z } from 'zod';

const answers = [
  { toolCalls: [{ name: 'weather', input: { city: 'Izmir' } }] },
  { toolCalls: [{ name: 'weather', input: { city: 'Mersin' } }] },
  { text: 'It is sunny in both.' },
];
export const turns = [...answers, ...answers];

export async function main(model: LanguageModel) {
  const weather = tool({
    description: 'The weather in a city',
    inputSchema: z.object({ city: z.string() }),
    execute: async ({ city }) => ({ city, sky: 'clear' }),
  });
  const seen: unknown[] = [];
  const options = { model, prompt: 'Hello', tools: { weather }, stopWhen: stepCountIs(4) };
  const first = streamText({
    ...options,
    onFinish: event => {
      seen.push(event.text, event.usage.inputTokens, event.totalUsage.inputTokens, event.toolCalls.length);
      seen.push(
        event.content.map(({ type }) => type),
        event.toolResults.length,
        event.response.modelId,
      );
    },
  });
  await first.consumeStream();
  const second = streamText({
    ...options,
    onFinish({ text, usage, totalUsage: { inputTokens }, toolCalls: calls = [], steps }) {
      seen.push(text, usage.inputTokens, inputTokens, calls.length, steps.length);
    },
  });
  await second.consumeStream();
  return seen;
}
