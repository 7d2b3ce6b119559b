import { tool } from 'ai';
import { z } from 'zod';
import { ToolError } from './lib/desk';
import { ask } from './lib/outside';

export const tools = {
  returnBike: tool({
    description: 'Takes a bike back.',
    inputSchema: z.object({ bike: z.string() }),
    execute: async ({ bike }) => {
      const lent = await ask('bikes', ['C-1', 'C-2']);
      if (!lent.includes(bike)) {
        throw new ToolError(`Bike ${bike} is not lent out.`, 'The number stands below the saddle.');
      }
      return { bike, returned: true };
    },
  }),
};
