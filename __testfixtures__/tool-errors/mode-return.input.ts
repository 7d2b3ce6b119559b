// @from 6
// @only tool-errors
// @tool-errors return
import { tool } from 'ai';
import { z } from 'zod';

declare function save(note: string): Promise<number>;

export const saveNote = tool({
  inputSchema: z.object({ note: z.string() }),
  execute: async ({ note }) => save(note),
});
export type SaveNote = typeof saveNote;
