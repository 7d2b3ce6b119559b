// @from 5
// @unmigrated broken
import { generateText, type LanguageModel, stepCountIs, tool } from 'ai';
import { z } from 'zod';

export const turns = [
  { toolCalls: [{ name: 'weather', input: { city: 'Izmir' } }] },
  { toolCalls: [{ name: 'weather', input: { city: 'Mersin' } }] },
  { text: 'It is sunny in both.' },
];

/** Everything that a result says of its last step, and the usage of all. */
export async function main(model: LanguageModel) {
  const weather = tool({
    description: 'The weather in a city',
    inputSchema: z.object({ city: z.string() }),
    execute: async ({ city }) => ({ city, sky: 'clear' }),
  });
  const result = await generateText({ model, prompt: 'Hello', tools: { weather }, stopWhen: stepCountIs(4) });
  const { usage, toolCalls = [], totalUsage, text, warnings } = result;
  return {
    usage: [usage.inputTokens, result.usage.outputTokens, totalUsage.inputTokens, result.totalUsage.outputTokens],
    calls: [toolCalls.length, result.staticToolCalls.length, result.dynamicToolCalls.length],
    results: [result.toolResults.length, result.staticToolResults.length, result.dynamicToolResults.length],
    content: result.content.map(({ type }) => type),
    files: [result.files.length, result.sources.length, warnings?.length],
    model: result.response.modelId,
    text,
    steps: result.steps.map(step => [step.usage.inputTokens, step.toolCalls.length]),
  };
}
