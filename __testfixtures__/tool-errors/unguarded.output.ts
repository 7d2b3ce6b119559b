// @from 6
// @only tool-errors
// @tool-errors-helper off
// @findings warning:20 warning:21 warning:22 warning:23 warning:25 warning:27
import { tool } from 'ai';
import { z } from 'zod';
// @ts-ignore: it is not installed
import { lookup, search } from '@acme/catalog';

const inputSchema = z.object({ name: z.string() });
type Input = z.infer<typeof inputSchema>;
declare function load(input: Input): Promise<string>;
declare function timed<A, B>(run: (input: A) => B): (input: A) => B;
declare const isNew: boolean;
declare function nextId(): string;
const withErrors = (run: (input: Input) => Promise<string>) => async (input: Input) => {
  try { return await run(input); } catch { return 'failed'; }
};
export const tools = {
  imported: tool({ inputSchema, execute: lookup }),
  timed: tool({ inputSchema, execute: timed(load) }),
  chosen: tool({ inputSchema, execute: isNew ? load : lookup }),
  stream: tool({ inputSchema, execute: ({ name }) => search.stream(name) }),
  handled: tool({ inputSchema, execute: withErrors(load) }),
  defaults: tool({ inputSchema, execute: async ({ name, id = nextId() }: Input & { id?: string }) => ({ name, id }) }),
  client: tool({ inputSchema, execute: undefined }),
  both: tool({ inputSchema, execute: async ({ name } = { name: nextId() }) => {
    try {
      await load({ name });
      return await name;
    } catch (error) {
      console.error('Tool "both" failed:', error);
      return { ok: false as const, error: 'both_failed', retryable: false };
    }
  } }),
};
