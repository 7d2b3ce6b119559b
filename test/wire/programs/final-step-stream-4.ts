// @from 4
// @unmigrated broken
import { type LanguageModel, streamText, tool } from 'ai';
import { z } from 'zod';

const answers = [
  { toolCalls: [{ name: 'weather', input: { city: 'Izmir' } }] },
  { toolCalls: [{ name: 'weather', input: { city: 'Mersin' } }] },
  { reasoning: 'Both are clear.', text: 'It is sunny in both.' },
];
export const turns = [...answers, ...answers];

export async function main(model: LanguageModel) {
  const weather = tool({
    description: 'The weather in a city',
    parameters: z.object({ city: z.string() }),
    execute: async ({ city }) => ({ city, sky: 'clear' }),
  });
  const seen: unknown[] = [];
  const run = () =>
    streamText({
      model,
      prompt: 'Hello',
      tools: { weather },
      temperature: 0,
      maxSteps: 4,
      onFinish({ text, usage, toolCalls, sources, reasoning }) {
        seen.push([text, usage.promptTokens, toolCalls.length, sources.length, reasoning ?? 'none']);
      },
    });
  const result = run();
  await result.consumeStream();
  const second = run();
  await second.consumeStream();
  const { text, usage, toolCalls, reasoningDetails } = second;
  return {
    text: [await text, await result.text, await result.text.then(all => all.length)],
    usage: [
      (await usage).promptTokens,
      (await result.usage).completionTokens,
      await result.usage.then(u => u.totalTokens),
    ],
    calls: [(await toolCalls).length, (await result.toolResults).length, (await result.sources).length],
    reasoning: [(await result.reasoning) ?? 'none', (await reasoningDetails).length],
    model: (await result.response).modelId,
    seen,
  };
}
