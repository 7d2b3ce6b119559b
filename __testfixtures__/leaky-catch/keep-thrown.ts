// @from 6
// @only leaky-catch
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
const inputSchema = z.object({ q: z.string() });

// What is thrown is for the wrap.
export const search = tool({
  inputSchema,
  execute: async ({ q }) => {
    try {
      return { hits: await find(q) };
    } catch (error) {
      throw new Error(`Search failed: ${(error as Error).message}`);
    }
  },
});
