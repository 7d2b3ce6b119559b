// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function load(name: string): Promise<string>;
declare function loadSync(name: string): string;
declare function parts(name: string): AsyncIterable<string>;

const inputSchema = z.object({ name: z.string() });

export const tools = {
  sync: tool({ inputSchema, execute: ({ name }) => {
    try {
      return loadSync(name);
    } catch (error) {
      console.error('Tool "sync" failed:', error);
      return { ok: false as const, error: 'sync_failed', retryable: false };
    }
  } }),
  syncBlock: tool({
    inputSchema,
    execute: function ({ name }) {
      try {
        return { text: loadSync(name) };
      } catch (error) {
        console.error('Tool "syncBlock" failed:', error);
        return { ok: false as const, error: 'sync_block_failed', retryable: false };
      }
    },
  }),
  notAsync: tool({ inputSchema, execute: async ({ name }) => {
    try {
      return await load(name);
    } catch (error) {
      console.error('Tool "notAsync" failed:', error);
      return { ok: false as const, error: 'not_async_failed', retryable: false };
    }
  } }),
  notAsyncMethod: tool({
    inputSchema,
    async execute({ name }) {
      try {
        const text = load(name);
        return await text;
      } catch (error) {
        console.error('Tool "notAsyncMethod" failed:', error);
        return { ok: false as const, error: 'not_async_method_failed', retryable: false };
      }
    },
  }),
  generator: tool({
    inputSchema,
    execute: async function* ({ name }) {
      try {
        yield 'started';
        yield await load(name);
      } catch (error) {
        console.error('Tool "generator" failed:', error);
        yield { ok: false as const, error: 'generator_failed', retryable: false };
      }
    },
  }),
  generatorMethod: tool({
    inputSchema,
    async *execute({ name }) {
      try {
        yield* parts(name);
      } catch (error) {
        console.error('Tool "generatorMethod" failed:', error);
        yield { ok: false as const, error: 'generator_method_failed', retryable: false };
      }
    },
  }),
  iterable: tool({ inputSchema, execute: async function* ({ name }) {
    try {
      yield* parts(name);
    } catch (error) {
      console.error('Tool "iterable" failed:', error);
      yield { ok: false as const, error: 'iterable_failed', retryable: false };
    }
  } }),
  iterableBare: tool({ inputSchema, execute: async function* (input) {
    try {
      yield* parts(input.name);
    } catch (error) {
      console.error('Tool "iterableBare" failed:', error);
      yield { ok: false as const, error: 'iterable_bare_failed', retryable: false };
    }
  } }),
  iterableFunction: tool({
    inputSchema,
    execute: async function* ({ name }) {
      try {
        const prefix = name.trim();
        yield* parts(prefix);
      } catch (error) {
        console.error('Tool "iterableFunction" failed:', error);
        yield { ok: false as const, error: 'iterable_function_failed', retryable: false };
      }
    },
  }),
  iterableMethod: tool({
    inputSchema,
    async *execute({ name }): AsyncIterable<string> {
      try {
        yield* parts(name);
      } catch (error) {
        console.error('Tool "iterableMethod" failed:', error);
        throw new Error('iterable_method_failed', { cause: error });
      }
    },
  }),
  none: tool({ inputSchema }),
};
