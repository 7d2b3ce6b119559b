// @from 6
// @only partial-success
import { tool } from 'ai';
import { z } from 'zod';

declare function ask(shops: string[]): Promise<{ rows: number[]; failed: string[] }>;

const inputSchema = z.object({ shops: z.array(z.string()) });

export const tools = {
  failure: tool({
    inputSchema,
    execute: async ({ shops }) => {
      const { rows, failed } = await ask(shops);
      if (failed.length > 0) return { ok: false, error: 'some_failed', errors: failed, conflicts: failed };
      if (rows.length === 0) return { success: false, rows: [] };
      return { ok: true, rows };
    },
  }),
  protocol: tool({
    inputSchema,
    execute: async () => ({ isError: true, content: [{ type: 'text', text: 'failed' }] }),
  }),
  known: tool({
    inputSchema,
    execute: async ({ shops }) => {
      const { rows, failed } = await ask(shops);
      return { ok: failed.length === 0, rows };
    },
  }),
  some: tool({
    inputSchema,
    execute: async ({ shops }) => ask(shops),
    toModelOutput: ({ output }) =>
      output.failed.length > 0 ? { type: 'error-text', value: 'failed' } : { type: 'json', value: output.rows },
  }),
};

export const command = { execute: async () => ({ ok: false, rows: [1] }) };
