// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function save(note: string): Promise<number>;

export const saveNote = tool({
  inputSchema: z.object({ note: z.string() }),
  execute: async ({ note }) => {
    'use server'; // runs where the notes are

    const id = await save(note);
    return { id, note };
  },
});

export const dropNote = tool({
  inputSchema: z.object({ note: z.string() }),
  execute: async ({ note }) => { 'use server'; return save(note); },
});
