import { tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

export const tools = {
  lendBook: tool({
    description: 'Lends a book.',
    inputSchema: z.object({ book: z.string(), days: z.number() }),
    execute: async ({ book, days }) => {
      if (days > 30) throw new Error('Books are lent for 30 days at most.');
      return { book, days, desk: await ask('desks', 2) };
    },
  }),
};
