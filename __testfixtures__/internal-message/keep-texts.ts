// @from 6
// @only internal-message
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
const inputSchema = z.object({ q: z.string() });

export const tools = {
  words: tool({
    inputSchema,
    execute: async ({ q }) => {
      if (!process.env.SEARCH_KEY) throw new Error('SEARCH_KEY is not set.');
      const [hit] = await find(q);
      if (!hit) throw new Error('Nothing was found. Select another word from the list, or update it and set a filter.');
      if (hit === 'a') return { error: 'See https://example.com/help, version 1.2.3.4.5 and /search/settings.' };
      if (hit === 'b') return { error: `Not in ${process.env.NODE_ENV}` };
      return { hit };
    },
  }),
  // With a value in it the message is kept back.
  guarded: tool({
    inputSchema,
    execute: async ({ q }) => {
      const [hit] = await find(q);
      if (!hit) throw new Error(`No answer from ${process.env.SEARCH_HOST}`);
      return hit;
    },
  }),
  success: tool({
    inputSchema,
    execute: async ({ q }) => {
      console.error('no answer from search-3.internal', q);
      const host = 'search-3.internal';
      return { host: 'http://localhost:3000', length: host.length };
    },
  }),
};

export const other = {
  execute: async () => {
    throw new Error('No answer from search-3.internal.');
  },
};
