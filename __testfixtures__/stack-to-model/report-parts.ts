// @from 6
// @only stack-to-model
// @findings error:19 error:29 error:36 error:43
import { inspect } from 'node:util';
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
const inputSchema = z.object({ q: z.string() });

export const tools = {
  stack: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return { hits: await find(q) };
      } catch (error) {
        // The worst of them.
        return { message: (error as Error).message, stack: (error as Error).stack };
      }
    },
  }),
  whole: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return { hits: await find(q), error: null };
      } catch (error) {
        return { hits: [], error };
      }
    },
  }),
  response: tool({
    inputSchema,
    execute: async ({ q }) =>
      find(q).catch(error => ({ failed: true, data: error.response?.data })),
  }),
  inspected: tool({
    inputSchema,
    execute: async ({ q }) =>
      find(q).then(
        hits => hits.join(),
        error => inspect(error),
      ),
  }),
};
