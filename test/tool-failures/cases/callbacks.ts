import { tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

const TABLE = 'shop_internal.crew';

const note = async (text: string): Promise<number> => {
  await Promise.resolve();
  return text.length;
};

export const tools = {
  addCrew: tool({
    description: 'Adds people to the crew.',
    inputSchema: z.object({ names: z.array(z.string()) }),
    execute: ({ names }) => {
      const rows = names.map((name, index) => {
        if (name === '') throw new RangeError(`row ${index} of ${TABLE} has no name`);
        return { index, name };
      });
      return { rows };
    },
  }),
  callCrew: tool({
    description: 'Calls the whole crew.',
    inputSchema: z.object({ text: z.string() }),
    execute: async ({ text }) => {
      note(text);
      const reached = await Promise.all(['Ida', 'Jon'].map(async name => ask(`phones/${name}`, name)));
      return { reached: reached.length };
    },
  }),
};
