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
        console.error('Tool "viaConstant" failed:', err);
        return { error: 'via_constant_failed' };
      }
    },
  }),
  shorthand: tool({
    inputSchema,
    async execute({ q }) {
      try {
        return { hits: await find(q) };
      } catch (error) {
        console.error('find', error);

        return { ok: false, message: 'shorthand_failed' };
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
        return { error: 'logged_failed' };
      }
    },
  }),
  helper: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return { hits: await find(q) };
      } catch (error) {
        console.error('Tool "helper" failed:', error);
        return { error: 'helper_failed' };
      }
    },
  }),
  whole: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return { hits: await find(q), error: undefined };
      } catch (error) {
        console.error('Tool "whole" failed:', error);
        return { hits: [], error: 'whole_failed' };
      }
    },
  }),
  stack: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return { hits: await find(q) };
      } catch (error) {
        console.error('Tool "stack" failed:', error);
        return { failed: true, trace: 'stack_failed' };
      }
    },
  }),
  chain: tool({
    inputSchema,
    execute: ({ q }) =>
      find(q)
        .then(hits => ({ hits, error: '' }))
        .catch(error => {
          console.error('Tool "chain" failed:', error);
          return { hits: [] as string[], error: 'chain_failed' };
        }),
  }),
  both: tool({
    inputSchema,
    execute: ({ q }) =>
      find(q).then(
        hits => JSON.stringify(hits),
        (error: Error) => {
          console.error('Tool "both" failed:', error);
          return 'both_failed';
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
        console.error('Tool "steps" failed:', error);
        yield { state: 'failed', error: 'steps_failed' };
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
            console.error('Tool "eachOne" failed:', error);
            return { word, error: 'each_one_failed' };
          }
        }),
      ),
  }),
};
