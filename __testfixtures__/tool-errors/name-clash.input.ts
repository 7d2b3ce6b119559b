// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function explain(error: string): Promise<{ data: string; error?: string }>;

export const explainError = tool({
  inputSchema: z.object({ error: z.string() }),
  execute: async ({ error }) => explain(error),
});

export const explainCode = tool({
  inputSchema: z.object({ code: z.number() }),
  execute: async ({ code }) => {
    const { data, error } = await explain(String(code));
    return { data, failed: error !== undefined };
  },
});
