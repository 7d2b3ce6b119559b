import { tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

const inputSchema = z.object({ word: z.string() });

export const tools = {
  searchTitles: tool({
    inputSchema,
    execute: async ({ word }) => {
      try {
        return { titles: await ask('titles', [word]) };
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown';
        return { error: reason };
      }
    },
  }),
  searchAuthors: tool({
    inputSchema,
    execute: async ({ word }) => {
      try {
        return { authors: await ask('authors', [word]) };
      } catch (error) {
        return `The search did not work: ${error}`;
      }
    },
  }),
  searchShelves: tool({
    inputSchema,
    execute: async ({ word }) => {
      try {
        return { shelves: await ask('shelves', [word]) };
      } catch (error) {
        return { failed: true, at: (error as Error).stack };
      }
    },
  }),
  searchNotes: tool({
    inputSchema,
    execute: ({ word }) =>
      ask('notes', [word])
        .then(notes => ({ notes, error: null as unknown }))
        .catch(error => ({ notes: [] as string[], error: String(error) as unknown })),
  }),
};
