// @from 6
// @only thrown-object
// @tool-errors off
// @findings warning:16 warning:24
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
const inputSchema = z.object({ q: z.string() });

export const tools = {
  object: tool({
    inputSchema,
    execute: async ({ q }) => {
      const [hit] = await find(q);
      if (!hit) throw { code: 'NO_HIT', q } as const;
      return hit;
    },
  }),
  text: tool({
    inputSchema,
    execute: async ({ q }) => {
      const [hit] = await find(q);
      if (!hit) throw 'Nothing was found.';
      return hit;
    },
  }),
};
