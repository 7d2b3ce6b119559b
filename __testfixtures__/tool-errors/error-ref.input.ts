// @from 6
// @only tool-errors
// @error-ref
import { tool } from 'ai';
import { z } from 'zod';

declare function load(name: string): Promise<string>;
const inputSchema = z.object({ name: z.string() });

export const load1 = tool({ inputSchema, execute: async ({ name }) => load(name) });
export const load2 = tool({
  inputSchema,
  outputSchema: z.string(),
  execute: async ({ name }) => {
    return load(name);
  },
});

export function withLogger() {
  return tool({ inputSchema, execute: async ({ name }) => load(name) });
}
