import { generateText, type LanguageModel, tool } from 'ai';
import { z } from 'zod';

async function stock(sku: string): Promise<number> {
  await null;
  if (process.env.OUTSIDE === 'down') throw new Error('connect ECONNREFUSED 172.16.4.9:6379');
  return sku.length;
}

const getStock = tool({
  description: 'Units of an article.',
  parameters: z.object({ sku: z.string() }),
  execute: async ({ sku }) => ({ sku, units: await stock(sku) }),
});

export async function main(model: LanguageModel) {
  const settings = { maxTokens: 300, maxSteps: 3 };
  const result = await generateText({
    model,
    tools: { getStock },
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'Is it there?' },
    ],
    maxRetries: 0,
    ...settings,
  });
  const calls = result.steps.flatMap(step => step.toolCalls.map(call => call.args));
  return { text: result.text, steps: result.steps, calls, spent: result.usage.promptTokens };
}
