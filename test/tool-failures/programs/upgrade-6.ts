import { generateText, type LanguageModel, stepCountIs, tool } from 'ai';
import { z } from 'zod';

async function stock(shop: string, sku: string): Promise<string> {
  await null;
  if (process.env.OUTSIDE === 'down') throw new Error('connect ECONNREFUSED 172.16.4.9:6379');
  return `${sku} at ${shop}`;
}

const getStock = tool({
  description: 'Units of an article.',
  inputSchema: z.object({ sku: z.string() }),
  execute: async ({ sku }, { experimental_context }) => {
    const { shop } = experimental_context as { shop: string };
    return { found: await stock(shop, sku) };
  },
});

export async function main(model: LanguageModel) {
  const result = await generateText({
    model,
    tools: { getStock },
    system: 'Be brief.',
    prompt: 'Is it there?',
    stopWhen: stepCountIs(3),
    experimental_context: { shop: 'Harbour' },
    maxRetries: 0,
  });
  return { text: result.text, steps: result.steps, kept: result.response.messages.length };
}
