// @from 6
// @only leaky-catch
// @fix-leaky-catch
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
const inputSchema = z.object({ q: z.string() });

const failed = (error: string) => ({ ok: false as const, error });

export const tools = {
  end: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return (await find(q)).join();
      } catch (err) {
        console.error('Tool "end" failed:', err);
        return 'Search failed.';
      }
    },
  }),
  middle: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return (await find(q)).join();
      } catch (err) {
        console.error('Tool "middle" failed:', err);
        return `No hits for ${q}. Try other words.`;
      }
    },
  }),
  sum: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return (await find(q)).join();
      } catch (err: any) {
        console.error('Tool "sum" failed:', err);
        return 'No hits for ' + q + '.';
      }
    },
  }),
  noWords: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return (await find(q)).join();
      } catch (err) {
        console.error('Tool "noWords" failed:', err);
        return 'no_words_failed';
      }
    },
  }),
  constant: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return { ok: true as const, hits: await find(q) };
      } catch (err) {
        console.error('Tool "constant" failed:', err);
        const text = 'Could not search.';
        return failed(text);
      }
    },
  }),
};
