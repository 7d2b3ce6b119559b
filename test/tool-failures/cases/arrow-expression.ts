import { tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

export const tools = {
  readTide: tool({
    description: 'Height of the water at a pier.',
    inputSchema: z.object({ pier: z.string() }),
    execute: async ({ pier }) => ask('tides', { pier, metres: 3.1 }),
  }),
};
