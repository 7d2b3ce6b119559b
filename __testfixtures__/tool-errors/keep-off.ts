// @from 6
// @only tool-errors
// @tool-errors off
import { tool } from 'ai';
import { z } from 'zod';

declare function load(name: string): Promise<string>;

export const loadPage = tool({
  inputSchema: z.object({ name: z.string() }),
  execute: async ({ name }) => load(name),
});
