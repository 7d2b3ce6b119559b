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
    try {
      const { id } = await open(q);
      try {
        return { hits: await find(id), error: '' };
      } catch (err) {
        console.error('Tool "searchAll" failed:', err);
        return { hits: [], error: 'Search failed.' };
      }
    } catch (error) {
      console.error('Tool "searchAll" failed:', error);
      return { ok: false as const, error: 'search_all_failed', retryable: true };
    }
  },
});

export const searchOne = tool({
  inputSchema,
  execute: async ({ q }) => {
    try {
      const { id } = await open(q);
      return await find(id).catch(err => {
        console.error('Tool "searchOne" failed:', err);
        return { id, error: 'search_one_failed' };
      });
    } catch (error) {
      console.error('Tool "searchOne" failed:', error);
      return { ok: false as const, error: 'search_one_failed', retryable: true };
    }
  },
});
