// @from 6
// @only leaky-catch
// @findings warning:17 warning:27 warning:34
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
const inputSchema = z.object({ q: z.string() });

export const tools = {
  search: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return { hits: await find(q) };
      } catch (err) {
        return { error: err instanceof Error ? err.message : 'Unknown error' };
      }
    },
  }),
  twoWays: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return { hits: await find(q) };
      } catch (err) {
        if (q === '') return { error: String(err) };
        return { error: `Not found: ${err}` };
      }
    },
  }),
  chain: tool({
    inputSchema,
    execute: async ({ q }) => find(q).catch(error => `Failed: ${error.message}`),
  }),
};
