/** What tools return, of which the SDK makes the text that the model reads. */
import { tool } from 'ai';
import { z } from 'zod';

const inputSchema = z.object({ id: z.string() });
const loaded = async (value: unknown): Promise<unknown> => value;

class Account {
  readonly owner = 'Ida';
  close(): void {}
}

export const tools = {
  text: tool({ inputSchema, execute: async () => loaded('Sunny.') }),
  empty: tool({ inputSchema, execute: async () => loaded('') }),
  number: tool({ inputSchema, execute: async () => loaded(7) }),
  yes: tool({ inputSchema, execute: async () => loaded(true) }),
  nothing: tool({ inputSchema, execute: async () => loaded(null) }),
  absent: tool({ inputSchema, execute: async () => loaded(undefined) }),
  list: tool({ inputSchema, execute: async () => loaded([1, 'two']) }),
  object: tool({ inputSchema, execute: async () => loaded({ a: 1, b: undefined }) }),
  date: tool({ inputSchema, execute: async () => loaded({ at: new Date(0) }) }),
  map: tool({ inputSchema, execute: async () => loaded({ rows: new Map([['a', 1]]) }) }),
  set: tool({ inputSchema, execute: async () => loaded({ rows: new Set(['a']) }) }),
  error: tool({ inputSchema, execute: async () => loaded({ error: new Error('lost') }) }),
  pattern: tool({ inputSchema, execute: async () => loaded({ pattern: /^a/ }) }),
  notANumber: tool({ inputSchema, execute: async () => loaded({ mean: Number.NaN }) }),
  promise: tool({ inputSchema, execute: async () => loaded({ later: Promise.resolve(1) }) }),
  instance: tool({ inputSchema, execute: async () => loaded(new Account()) }),
  big: tool({ inputSchema, execute: async () => loaded({ wei: 10n }) }),
  circular: tool({
    inputSchema,
    execute: async () => {
      const node: Record<string, unknown> = {};
      node.self = node;
      return loaded(node);
    },
  }),
};
