import { tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

export const tools = {
  findShelf: tool({
    description: 'The shelf of a book.',
    inputSchema: z.object({ title: z.string() }),
    execute: ({ title }) => ask('shelves', 12).then(shelf => ({ title, shelf })),
  }),
};
