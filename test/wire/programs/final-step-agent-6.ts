// @from 6
// @unmigrated broken
import { type LanguageModel, ToolLoopAgent, tool } from 'ai';
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
  const agent = new ToolLoopAgent({
    model,
    tools: { weather },
    onFinish: ({ usage, totalUsage, toolCalls }) => {
      seen.push(usage.inputTokens, totalUsage.inputTokens, toolCalls.length);
    },
  });
  const { usage, toolCalls } = await agent.generate({ prompt: 'Hello' });
  const result = await agent.stream({ prompt: 'Hello' });
  await result.consumeStream();
  return [
    seen,
    usage.inputTokens,
    toolCalls.length,
    (await result.usage).inputTokens,
    (await result.toolResults).length,
  ];
}
