// @from 6
// @only leaky-catch tool-errors
// @fix-leaky-catch
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
const inputSchema = z.object({ q: z.string() });

declare function open(q: string): Promise<{ id: string }>;

export const searchAll = tool({
  inputSchema,
  execute: async ({ q }) => {
    const { id } = await open(q);
    try {
      return { hits: await find(id), error: '' };
    } catch (err) {
      return { hits: [], error: `Search failed: ${err}` };
    }
  },
});

export const searchOne = tool({
  inputSchema,
  execute: async ({ q }) => {
    const { id } = await open(q);
    return find(id).catch(err => ({ id, error: (err as Error).message }));
  },
});
