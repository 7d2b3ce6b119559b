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
        return `Search failed: ${err}`;
      }
    },
  }),
  middle: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return (await find(q)).join();
      } catch (err) {
        return `No hits for ${q} (${(err as Error).message}). Try other words.`;
      }
    },
  }),
  sum: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return (await find(q)).join();
      } catch (err: any) {
        return 'No hits for ' + q + ': ' + err.message;
      }
    },
  }),
  noWords: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return (await find(q)).join();
      } catch (err) {
        return `Error: ${err instanceof Error ? err.message : String(err)}`;
      }
    },
  }),
  constant: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return { ok: true as const, hits: await find(q) };
      } catch (err) {
        const text = `Could not search: ${err}`;
        return failed(text);
      }
    },
  }),
};
