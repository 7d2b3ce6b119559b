// @from 5
// @unmigrated broken
// @forbid 10.0.0.7:5432
import { generateText, type LanguageModel, stepCountIs, tool } from 'ai';
import { z } from 'zod';

export const turns = [{ toolCalls: [{ name: 'lookup', input: { id: '7' } }] }, { text: 'I could not look it up.' }];

async function query(id: string): Promise<{ name: string }> {
  throw new Error(`connect ECONNREFUSED 10.0.0.7:5432 (looking for ${id})`);
}

export async function main(model: LanguageModel) {
  const lookup = tool({
    description: 'Looks a customer up',
    inputSchema: z.object({ id: z.string() }),
    execute: async ({ id }) => query(id),
  });
  const result = await generateText({ model, prompt: 'Who is 7?', tools: { lookup }, stopWhen: stepCountIs(4) });
  return result.text;
}
