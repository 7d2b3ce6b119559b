// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function explain(error: string): Promise<{ data: string; error?: string }>;

export const explainError = tool({
  inputSchema: z.object({ error: z.string() }),
  execute: async ({ error }) => {
    try {
      return await explain(error);
    } catch (toolError) {
      console.error('Tool "explainError" failed:', toolError);
      return { ok: false as const, error: 'explain_error_failed', retryable: false };
    }
  },
});

export const explainCode = tool({
  inputSchema: z.object({ code: z.number() }),
  execute: async ({ code }) => {
    try {
      const { data, error } = await explain(String(code));
      return { data, failed: error !== undefined };
    } catch (error) {
      console.error('Tool "explainCode" failed:', error);
      return { ok: false as const, error: 'explain_code_failed', retryable: false };
    }
  },
});
