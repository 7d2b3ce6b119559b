// @from 6
// @only internal-message
// @findings warning:19 warning:26 warning:33 error:41 warning:49 warning:57 warning:63
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
const inputSchema = z.object({ q: z.string() });

const HOST = process.env.SEARCH_HOST;

export const tools = {
  host: tool({
    inputSchema,
    execute: async ({ q }) => {
      const [hit] = await find(q);
      if (hit) return hit;
      // What the author wrote out is passed on.
      throw new Error('No answer from search-3.internal.');
    },
  }),
  address: tool({
    inputSchema,
    execute: async ({ q }) => {
      const [hit] = await find(q);
      return hit ? { hit } : { ok: false, reason: 'No answer from 10.20.30.40.' };
    },
  }),
  path: tool({
    inputSchema,
    execute: async ({ q }) => {
      const [hit] = await find(q);
      if (!hit) return { error: `${q} is not in /srv/search/index` };
      return { hit };
    },
  }),
  connection: tool({
    inputSchema,
    execute: async ({ q }) => {
      const [hit] = await find(q);
      if (!hit) throw new TypeError(`postgres://app:pw@db/main has no ${q}`);
      return hit;
    },
  }),
  query: tool({
    inputSchema,
    execute: async ({ q }) => {
      const [hit] = await find(q);
      if (!hit) return { success: false, message: 'SELECT page FROM pages gave nothing' };
      return { success: true, message: hit };
    },
  }),
  environment: tool({
    inputSchema,
    execute: async ({ q }) => {
      const [hit] = await find(q);
      if (!hit) return { error: `No answer from ${process.env.SEARCH_HOST}` };
      return { hit };
    },
  }),
  constant: tool({
    inputSchema,
    execute: async ({ q }) => ({ error: 'No answer to ' + q + ' from ' + HOST }),
  }),
};
