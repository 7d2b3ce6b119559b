// @from 6
// @only tool-errors
// @tool-errors throw
import { tool } from 'ai';
import { z } from 'zod';

declare function save(note: string): Promise<number>;

export const saveNote = tool({
  inputSchema: z.object({ note: z.string() }),
  execute: async ({ note }, { abortSignal }) => {
    try {
      abortSignal?.throwIfAborted();
      return await save(note);
    } catch (error) {
      abortSignal?.throwIfAborted();
      console.error('Tool "saveNote" failed:', error);
      throw new Error('save_note_failed', { cause: error });
    }
  },
});
