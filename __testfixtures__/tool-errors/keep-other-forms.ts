// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function load(name: string): Promise<string>;
declare function loadSync(name: string): string;

const inputSchema = z.object({ name: z.string() });
const execute = async ({ name }: { name: string }) => load(name);

export const tools = {
  sync: tool({ inputSchema, execute: ({ name }) => loadSync(name) }),
  notAsync: tool({ inputSchema, execute: ({ name }) => load(name) }),
  generator: tool({
    inputSchema,
    execute: async function* ({ name }) {
      yield await load(name);
    },
  }),
  generatorMethod: tool({
    inputSchema,
    async *execute({ name }) {
      yield await load(name);
    },
  }),
  shorthand: tool({ inputSchema, execute }),
  reference: tool({ inputSchema, execute: execute }),
  none: tool({ inputSchema }),
};
