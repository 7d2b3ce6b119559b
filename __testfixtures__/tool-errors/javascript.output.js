// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';
import { stations } from './stations.js';

export const readStation = tool({
  inputSchema: z.object({ id: z.string() }),
  execute: async ({ id }) => {
    try {
      return await stations.read(id);
    } catch (error) {
      console.error('Tool "readStation" failed:', error);
      return { ok: false, error: 'read_station_failed', retryable: true };
    }
  },
});

export const resetStation = tool({
  inputSchema: z.object({ id: z.string() }),
  execute: async ({ id }) => {
    try {
      await stations.reset(id);
    } catch (error) {
      console.error('Tool "resetStation" failed:', error);
      return { ok: false, error: 'reset_station_failed', retryable: false };
    }
  },
});
