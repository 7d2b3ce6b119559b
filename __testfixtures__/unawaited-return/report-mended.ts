// @from 6
// @only unawaited-return
// @findings info:15 info:27
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
  nested: tool({
    inputSchema,
    async execute({ q }) {
      if (q) {
        try {
          try {
            return find(q);
          } finally {
            console.log(q);
          }
        } catch {
          return [];
        }
      }
      return [q];
    },
  }),
};
