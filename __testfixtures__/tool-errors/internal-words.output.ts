// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

export const table = tool({
  inputSchema: z.object({ guests: z.number() }),
  execute: async ({ guests }) => {
    try {
      if (guests > 8) throw new Error('No writer on db-7.corp.internal');
      return { seats: 8 };
    } catch (error) {
      console.error('Tool "table" failed:', error);
      return { ok: false as const, error: 'table_failed', retryable: false };
    }
  },
});
