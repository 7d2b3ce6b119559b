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
  const run = () => streamText({ model, prompt: 'Hello', tools: { weather }, stopWhen: stepCountIs(4) });
  const result = run();
  await result.consumeStream();
  const [content, files] = await Promise.all([result.content, result.files]);
  const { text, usage, toolCalls, totalUsage } = run();
  return {
    text: await text,
    usage: [(await usage).inputTokens, (await result.usage).outputTokens, await result.usage.then(u => u.totalTokens)],
    total: [(await totalUsage).inputTokens, (await result.totalUsage).outputTokens],
    calls: [(await toolCalls).length, (await result.staticToolCalls).length, (await result.toolResults).length],
    content: content.map(({ type }) => type),
    files: files.length,
    warnings: (await result.warnings)?.length,
    model: (await result.response).modelId,
  };
}
