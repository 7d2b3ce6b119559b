// @from 6
// @only thrown-object
// @findings info:17 warning:27 info:36
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
const inputSchema = z.object({ q: z.string() });

const GONE = { code: 'GONE' };

export const tools = {
  literal: tool({
    inputSchema,
    execute: async ({ q }) => {
      const [hit] = await find(q);
      if (!hit) throw { code: 'NO_HIT', q };
      return hit;
    },
  }),
  text: tool({
    inputSchema,
    async execute({ q }) {
      const [hit] = await find(q);
      const text = `Nothing for ${q}.`;
      if (!hit) {
        throw text;
      }
      return hit;
    },
  }),
  constant: tool({
    inputSchema,
    execute: async function ({ q }) {
      const [hit] = await find(q);
      if (!hit) throw GONE;
      return hit;
    },
  }),
};
