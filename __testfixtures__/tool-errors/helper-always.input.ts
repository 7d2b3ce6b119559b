// @from 6
// @only tool-errors
// @tool-errors-helper always
// @keep-is-error
import { tool } from 'ai';
import { z } from 'zod';

declare function load(input: { name: string }, signal?: AbortSignal): Promise<string>;

const inputSchema = z.object({ name: z.string() });

export const tools = {
  getText: tool({ inputSchema, execute: async (input, { abortSignal }) => load(input, abortSignal) }),
  stream: tool({
    inputSchema,
    async *execute(input) {
      yield await load(input);
    },
  }),
  reference: tool({ inputSchema, execute: load as (input: { name: string }) => Promise<string> }),
  fixed: tool({ inputSchema, outputSchema: z.string(), execute: async input => load(input) }),
};
