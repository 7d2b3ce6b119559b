// @from 6
// @only tool-errors
// @alone
import { generateText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

declare function pollenOf(region: string): Promise<{ region: string; grains: number }>;

const tools = {
  pollen: tool({
    inputSchema: z.object({ region: z.string() }),
    execute: async ({ region }) => {
      try {
        return await pollenOf(region);
      } catch (error) {
        console.error('Tool "pollen" failed:', error);
        throw new Error('pollen_failed', { cause: error });
      }
    },
  }),
};

export async function worst(model: LanguageModel) {
  const { toolResults } = await generateText({ model, tools, prompt: 'Check every region.' });
  return Math.max(...toolResults.flatMap(result => (result.dynamic ? [] : [result.output.grains])));
}
