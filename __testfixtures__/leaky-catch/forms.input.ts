// @from 6
// @only leaky-catch
// @fix-leaky-catch
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
const inputSchema = z.object({ q: z.string() });

function describe(error: unknown): string {
  if (error instanceof Error) return error.message;
  return String(error);
}

export const tools = {
  viaConstant: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return { hits: await find(q) };
      } catch (err) {
        const message = err instanceof Error ? err.message : 'Unknown error';
        return { error: message };
      }
    },
  }),
  shorthand: tool({
    inputSchema,
    async execute({ q }) {
      try {
        return { hits: await find(q) };
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);

        console.error('find', error);

        return { ok: false, message };
      }
    },
  }),
  logged: tool({
    inputSchema,
    execute: async function ({ q }) {
      try {
        return { hits: await find(q) };
      } catch (error) {
        const message = describe(error);
        console.error(message);
        return { error: message.slice(0, 200) };
      }
    },
  }),
  helper: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return { hits: await find(q) };
      } catch (error) {
        return { error: describe(error) };
      }
    },
  }),
  whole: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return { hits: await find(q), error: undefined };
      } catch (error) {
        return { hits: [], error };
      }
    },
  }),
  stack: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return { hits: await find(q) };
      } catch (error) {
        return { failed: true, trace: (error as Error).stack };
      }
    },
  }),
  chain: tool({
    inputSchema,
    execute: ({ q }) =>
      find(q)
        .then(hits => ({ hits, error: '' }))
        .catch(error => ({ hits: [] as string[], error: String(error) })),
  }),
  both: tool({
    inputSchema,
    execute: ({ q }) =>
      find(q).then(
        hits => JSON.stringify(hits),
        (error: Error) => {
          return error.message;
        },
      ),
  }),
  steps: tool({
    inputSchema,
    execute: async function* ({ q }) {
      yield { state: 'started', error: '' };
      try {
        await find(q);
        yield { state: 'done', error: '' };
      } catch (error) {
        yield { state: 'failed', error: `${error}` };
      }
    },
  }),
  eachOne: tool({
    inputSchema,
    execute: async ({ q }) =>
      Promise.all(
        q.split(' ').map(async word => {
          try {
            return { word, hits: await find(word) };
          } catch (error) {
            return { word, error: JSON.stringify(error) };
          }
        }),
      ),
  }),
};
