/** What tools throw, each as a value that nobody can read off the code. */
import { tool } from 'ai';
import { z } from 'zod';

const HOST = '172.16.4.9';

class DatabaseError extends Error {
  name = 'DatabaseError';
}
class Nameless extends Error {}

const circular: Record<string, unknown> = { host: HOST };
circular.self = circular;

function given(error: unknown): string {
  throw error;
}

const inputSchema = z.object({ id: z.string() });

export const tools = {
  plain: tool({ inputSchema, execute: async () => given(new Error(`no route to ${HOST}`)) }),
  named: tool({ inputSchema, execute: async () => given(new DatabaseError(`lost ${HOST}`)) }),
  nameless: tool({ inputSchema, execute: async () => given(new Nameless(`lost ${HOST}`)) }),
  members: tool({
    inputSchema,
    execute: async () => given(Object.assign(new Error('lost', { cause: new Error(HOST) }), { address: HOST })),
  }),
  text: tool({ inputSchema, execute: async () => given(`lost ${HOST}`) }),
  object: tool({ inputSchema, execute: async () => given({ host: HOST, port: 6379 }) }),
  nothing: tool({ inputSchema, execute: async () => given(undefined) }),
  invalid: tool({
    inputSchema,
    execute: async () => given(z.object({ port: z.number() }).safeParse({ port: HOST }).error),
  }),
  circular: tool({ inputSchema, execute: async () => given(circular) }),
  big: tool({ inputSchema, execute: async () => given({ host: HOST, port: 6379n }) }),
};
