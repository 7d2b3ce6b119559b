// @from 6
// @only leaky-catch
// @fix-leaky-catch
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
const inputSchema = z.object({ q: z.string() });

const failure = (error: unknown) => {
  console.error(error);
  return { error: 'search_failed' };
};

let lastError: unknown;

export const tools = {
  code: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return { hits: await find(q) };
      } catch (error) {
        const message = (error as Error).message;
        console.error(message);
        lastError = error;
        return { error: 'search_failed', name: (error as Error).name, status: (error as any).response?.status };
      }
    },
  }),
  helper: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return { hits: await find(q) };
      } catch (error) {
        return failure(error);
      }
    },
  }),
  // The handler of a callback that answers nothing.
  nested: tool({
    inputSchema,
    execute: async ({ q }) => {
      const seen: string[] = [];
      await Promise.all(
        q.split(' ').map(async word => {
          try {
            await find(word);
          } catch (error) {
            seen.push((error as Error).name);
          }
        }),
      );
      find(q).catch(error => error.message);
      return { seen: seen.length };
    },
  }),
  own: tool({
    inputSchema,
    execute: async ({ q }) => {
      const error = { message: `nothing for ${q}` };
      return { error: error.message };
    },
  }),
};

export const last = () => lastError;
