/** A tool that says in words of its own what the model reads. */
import { tool } from 'ai';
import { z } from 'zod';

export const shown: unknown[] = [];

async function grains(region: string): Promise<number> {
  await null;
  if (region === 'down') throw new Error('connect ECONNREFUSED 172.16.4.9:6379');
  return 87;
}

export const tools = {
  pollen: tool({
    inputSchema: z.object({ region: z.string() }),
    execute: async ({ region }) => ({ region, grains: await grains(region) }),
    toModelOutput: ({ output }) => {
      shown.push(output);
      return { type: 'text', value: `${output.grains} grains in ${output.region}` };
    },
  }),
};
