// @from 6
// @only leaky-catch
// @tool-errors off
// @fix-leaky-catch
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
const inputSchema = z.object({ q: z.string() });

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
