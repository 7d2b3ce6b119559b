// @from 6
// @only thrown-object
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
const inputSchema = z.object({ q: z.string() });

class NoHit extends Error {}
declare const anything: any;
declare const failure: Error | string;

export const tools = {
  errors: tool({
    inputSchema,
    execute: async ({ q }) => {
      const [hit] = await find(q);
      if (!hit) throw new NoHit('Nothing was found.');
      if (hit === 'a') throw anything;
      if (hit === 'b') throw failure;
      return hit;
    },
  }),
  // Its own `catch` takes it.
  caught: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        const [hit] = await find(q);
        if (!hit) throw { code: 'NO_HIT' };
        return hit;
      } catch {
        return 'none';
      }
    },
  }),
  nested: tool({
    inputSchema,
    execute: async ({ q }) => {
      const check = () => {
        throw 'no';
      };
      return typeof check + q;
    },
  }),
};

export const other = {
  execute: async () => {
    throw { code: 'NO_HIT' };
  },
};
