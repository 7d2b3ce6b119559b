// @from 6
// @only stack-to-model
// @fix-leaky-catch
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
const inputSchema = z.object({ q: z.string() });

// `leaky-catch` takes it out.
export const search = tool({
  inputSchema,
  execute: async ({ q }) => {
    try {
      return { hits: await find(q) };
    } catch (error) {
      return { stack: (error as Error).stack };
    }
  },
});
