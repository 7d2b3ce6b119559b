// @from 6
// @only stack-to-model
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
const inputSchema = z.object({ q: z.string() });

export const tools = {
  message: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return { hits: await find(q) };
      } catch (error) {
        console.error((error as Error).stack);
        return { error: (error as Error).message, code: (error as { code?: string }).code };
      }
    },
  }),
  status: tool({
    inputSchema,
    execute: async ({ q }) => find(q).catch(error => ({ status: error.response?.status })),
  }),
  mine: tool({
    inputSchema,
    execute: async ({ q }) => ({ stack: q.split(' '), error: null }),
  }),
};
