import { tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

async function measure({ oven }: { oven: string }) {
  const degrees = await ask(`ovens/${oven}`, 240);
  return { oven, degrees };
}

export const tools = {
  getHeat: tool({
    description: 'Heat of an oven.',
    inputSchema: z.object({ oven: z.string() }),
    execute: measure,
  }),
};

/** No tool: who calls it counts on the rejection. */
export async function isHot(): Promise<boolean> {
  const { degrees } = await measure({ oven: 'left' });
  return degrees > 200;
}
