// @from 6
// @only unawaited-return
// @tool-errors off
// @findings warning:16 warning:26
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
const inputSchema = z.object({ q: z.string() });

export const tools = {
  search: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return find(q);
      } catch {
        return [];
      }
    },
  }),
  sync: tool({
    inputSchema,
    execute: ({ q }) => {
      try {
        return find(q).then(hits => hits.slice(1));
      } catch {
        return [];
      }
    },
  }),
};
