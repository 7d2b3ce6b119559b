// @from 6
// @only leaky-catch
// @fix-leaky-catch
// @findings warning:17 warning:32 warning:42 warning:55 warning:64 warning:75
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
const inputSchema = z.object({ q: z.string() });

const asFailure = (error: unknown) => ({ ok: false, detail: { text: String(error) } });

async function lookUp(q: string) {
  try {
    return { hits: await find(q) };
  } catch (error) {
    return { error: String(error) };
  }
}

export const all = (q: string) => lookUp(q);

export const tools = {
  // Other code calls it too.
  service: tool({ inputSchema, execute: async ({ q }) => lookUp(q) }),
  object: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return { hits: await find(q) };
      } catch (error) {
        return asFailure(error);
      }
    },
  }),
  spread: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return { hits: await find(q) };
      } catch (error) {
        return { ...(error as object) };
      }
    },
  }),
  afterwards: tool({
    inputSchema,
    execute: async ({ q }) => {
      let problem = '';
      try {
        await find(q);
      } catch (error) {
        problem = (error as Error).message;
      }
      return { problem };
    },
  }),
  typed: tool({
    inputSchema,
    execute: async ({ q }): Promise<{ hits: string[]; error?: Error }> => {
      try {
        return { hits: await find(q) };
      } catch (error) {
        return { hits: [], error: error as Error };
      }
    },
  }),
  byName: tool({
    inputSchema,
    execute: async ({ q }) => find(q).catch(toText),
  }),
};

function toText(error: Error) {
  return error.message;
}
