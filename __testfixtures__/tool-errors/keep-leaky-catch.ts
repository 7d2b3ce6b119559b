// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function index(q: string): Promise<string[]>;

// What an own handler answers with is for its author to say.
export const searchIndex = tool({
  inputSchema: z.object({ q: z.string() }),
  execute: async ({ q }) => {
    try {
      return { hits: await index(q) };
    } catch (error) {
      const message = error instanceof Error ? error.message : 'unknown';
      return { error: message };
    }
  },
});
