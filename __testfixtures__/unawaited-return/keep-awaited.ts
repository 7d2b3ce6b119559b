// @from 6
// @only unawaited-return
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
const inputSchema = z.object({ q: z.string() });

declare const cached: any;

export const tools = {
  awaited: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return await find(q);
      } catch {
        return [];
      }
    },
  }),
  settled: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return find(q).catch(() => []);
      } catch {
        return [];
      }
    },
  }),
  outside: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        console.log(q);
      } catch {
        return find(q);
      }
      return find(q);
    },
  }),
  unknown: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return cached.get(q);
      } catch {
        return [];
      }
    },
  }),
  generator: tool({
    inputSchema,
    execute: async function* ({ q }) {
      try {
        yield 'searching';
        return find(q);
      } catch {
        yield 'failed';
      }
    },
  }),
  callback: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return await Promise.all([q].map(word => find(word)));
      } catch {
        return [];
      }
    },
  }),
};
