// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function reach(name: string, signal?: AbortSignal): Promise<string>;

const inputSchema = z.object({ id: z.string() });

export const tools = {
  returned: tool({
    inputSchema,
    execute: async ({ id }) => {
      try {
        return await reach(id);
      } catch (error) {
        console.error('Tool "returned" failed:', error);
        return { ok: false as const, error: 'returned_failed', retryable: false };
      }
    },
  }),
  rethrown: tool({
    inputSchema,
    outputSchema: z.string(),
    execute: async ({ id }) => {
      try {
        return await reach(id);
      } catch (error) {
        console.error('Tool "rethrown" failed:', error);
        throw new Error('rethrown_failed', { cause: error });
      }
    },
  }),
  aborting: tool({
    inputSchema,
    execute: async ({ id }, options) => {
      'use server';
      try {
        return { id, seen: await reach(id, options.abortSignal) };
      } catch (error) {
        options.abortSignal?.throwIfAborted();
        console.error('Tool "aborting" failed:', error);
        return { ok: false as const, error: 'aborting_failed', retryable: false };
      }
    },
  }),
};
