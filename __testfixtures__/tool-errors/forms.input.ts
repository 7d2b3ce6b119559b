// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function load(name: string): Promise<string>;
declare function loadSync(name: string): string;
declare function parts(name: string): AsyncIterable<string>;

const inputSchema = z.object({ name: z.string() });

export const tools = {
  sync: tool({ inputSchema, execute: ({ name }) => loadSync(name) }),
  syncBlock: tool({
    inputSchema,
    execute: function ({ name }) {
      return { text: loadSync(name) };
    },
  }),
  notAsync: tool({ inputSchema, execute: ({ name }) => load(name) }),
  notAsyncMethod: tool({
    inputSchema,
    execute({ name }) {
      const text = load(name);
      return text;
    },
  }),
  generator: tool({
    inputSchema,
    execute: async function* ({ name }) {
      yield 'started';
      yield await load(name);
    },
  }),
  generatorMethod: tool({
    inputSchema,
    async *execute({ name }) {
      yield* parts(name);
    },
  }),
  iterable: tool({ inputSchema, execute: ({ name }) => parts(name) }),
  iterableBare: tool({ inputSchema, execute: input => parts(input.name) }),
  iterableFunction: tool({
    inputSchema,
    execute: function ({ name }) {
      const prefix = name.trim();
      return parts(prefix);
    },
  }),
  iterableMethod: tool({
    inputSchema,
    execute({ name }): AsyncIterable<string> {
      return parts(name);
    },
  }),
  none: tool({ inputSchema }),
};
