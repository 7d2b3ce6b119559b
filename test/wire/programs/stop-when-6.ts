// @from 6
// @unmigrated works
import { generateText, hasToolCall, type LanguageModel, stepCountIs, tool } from 'ai';
import { z } from 'zod';

export const turns = [
  { toolCalls: [{ name: 'next', input: { n: 1 } }] },
  { toolCalls: [{ name: 'next', input: { n: 2 } }] },
  { text: 'never asked for' },
];

export async function main(model: LanguageModel) {
  const next = tool({ inputSchema: z.object({ n: z.number() }), execute: async ({ n }) => n + 1 });
  const { steps } = await generateText({
    model,
    prompt: 'Count.',
    tools: { next },
    stopWhen: [stepCountIs(2), hasToolCall('done')],
  });
  return steps.length;
}
