// @from 4
// @tool-errors return
import { tool } from 'ai';
import { z } from 'zod';

declare const ask: (path: string) => Promise<string>;

export default () => {
  return tool({ inputSchema: z.object({}), execute: async () => {
    try {
      return await ask('/rate');
    } catch (error) {
      console.error('Tool "get-rate" failed:', error);
      return { ok: false as const, error: 'get_rate_failed', retryable: true };
    }
  } });
};
