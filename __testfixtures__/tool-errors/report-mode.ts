// @from 6
// @only tool-errors
// @tool-errors report
// @findings warning:13
import { tool } from 'ai';
import { z } from 'zod';

declare function save(note: string): Promise<number>;

export const tools = {
  saveNote: tool({
    inputSchema: z.object({ note: z.string() }),
    execute: async ({ note }) => save(note),
  }),
  length: tool({
    inputSchema: z.object({ note: z.string() }),
    execute: async ({ note }) => note.length,
  }),
};
