// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function save(note: string): Promise<number>;

export const saveNote = tool({
  inputSchema: z.object({ note: z.string() }),
  execute: async ({ note }) => {
    'use server'; // runs where the notes are

    try {
      const id = await save(note);
      return { id, note };
    } catch (error) {
      console.error('Tool "saveNote" failed:', error);
      return { ok: false as const, error: 'save_note_failed', retryable: false };
    }
  },
});

export const dropNote = tool({
  inputSchema: z.object({ note: z.string() }),
  execute: async ({ note }) => {
    'use server';
    try {
      return await save(note);
    } catch (error) {
      console.error('Tool "dropNote" failed:', error);
      return { ok: false as const, error: 'drop_note_failed', retryable: false };
    }
  },
});
