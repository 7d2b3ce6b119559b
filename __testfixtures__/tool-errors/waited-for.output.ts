// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function capture(event: string): Promise<void>;
declare function parse(text: string): string;

async function track(name: string): Promise<string> {
  await capture(name);
  return name;
}

const quick = (name: string): Promise<void> => capture(name);

const counter = {
  async track(name: string): Promise<void> {
    await capture(name);
  },
};

const inputSchema = z.object({ name: z.string() });

export const tools = {
  waited: tool({
    inputSchema,
    execute: async ({ name }) => {
      try {
        await track(name);
        return await name;
      } catch (error) {
        console.error('Tool "waited" failed:', error);
        return { ok: false as const, error: 'waited_failed', retryable: false };
      }
    },
  }),
  returned: tool({
    inputSchema,
    execute: async ({ name }) => {
      try {
        return await track(name);
      } catch (error) {
        console.error('Tool "returned" failed:', error);
        return { ok: false as const, error: 'returned_failed', retryable: false };
      }
    },
  }),
  // It throws before there is a promise.
  quick: tool({
    inputSchema,
    execute: async ({ name }) => {
      try {
        quick(name);
        return await name;
      } catch (error) {
        console.error('Tool "quick" failed:', error);
        return { ok: false as const, error: 'quick_failed', retryable: false };
      }
    },
  }),
  // A class or an object may have another in its place.
  method: tool({
    inputSchema,
    execute: async ({ name }) => {
      try {
        counter.track(name);
        return await name;
      } catch (error) {
        console.error('Tool "method" failed:', error);
        return { ok: false as const, error: 'method_failed', retryable: false };
      }
    },
  }),
  argument: tool({
    inputSchema,
    execute: async ({ name }) => {
      try {
        track(parse(name));
        return await name;
      } catch (error) {
        console.error('Tool "argument" failed:', error);
        return { ok: false as const, error: 'argument_failed', retryable: false };
      }
    },
  }),
};
