// @from 4
// @unmigrated broken
import { generateText, type LanguageModel, tool } from 'ai';
import { z } from 'zod';

export const turns = [{ toolCalls: [{ name: 'book', input: { city: 'Oslo', nights: 2 } }] }];

export async function main(model: LanguageModel) {
  const book = tool({
    description: 'Books a room',
    parameters: z.object({
      city: z.enum(['Oslo', 'Bergen']),
      nights: z.number().int().min(1),
      breakfast: z.boolean().optional(),
    }),
    execute: async ({ city, nights }) => `${nights} nights in ${city}`,
  });
  const { toolResults } = await generateText({ model, prompt: 'Two nights in Oslo.', tools: { book }, temperature: 0 });
  return toolResults.length;
}
