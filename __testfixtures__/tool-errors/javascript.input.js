// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';
import { stations } from './stations.js';

export const readStation = tool({
  inputSchema: z.object({ id: z.string() }),
  execute: async ({ id }) => {
    return stations.read(id);
  },
});

export const resetStation = tool({
  inputSchema: z.object({ id: z.string() }),
  execute: async ({ id }) => {
    await stations.reset(id);
  },
});
