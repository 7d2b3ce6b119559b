import { tool } from 'ai';
import { z } from 'zod';
import { readNow } from './lib/outside';

export const tools = {
  loadRecipe: tool({
    description: 'A recipe of the house.',
    inputSchema: z.object({ dish: z.string() }),
    execute: ({ dish }) => {
      const text = readNow(`${dish}.json`, '{"minutes":25}');
      return JSON.parse(text) as { minutes: number };
    },
  }),
};
