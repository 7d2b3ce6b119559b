// @from 6
// @only tool-errors
// @tool-errors return
import { tool } from 'ai';
import { z } from 'zod';

declare function save(note: string): Promise<number>;

export const saveNote = tool({
  inputSchema: z.object({ note: z.string() }),
  execute: async ({ note }) => {
    try {
      return await save(note);
    } catch (error) {
      console.error('Tool "saveNote" failed:', error);
      return { ok: false as const, error: 'save_note_failed', retryable: false };
    }
  },
});
export type SaveNote = typeof saveNote;
