// @from 6
// @only partial-success
// @findings info:16 info:24 warning:30
import { tool } from 'ai';
import { z } from 'zod';

declare function ask(shops: string[]): Promise<{ rows: number[]; failed: string[] }>;

const inputSchema = z.object({ shops: z.array(z.string()) });

export const tools = {
  prices: tool({
    inputSchema,
    execute: async ({ shops }) => {
      const { rows, failed } = await ask(shops);
      if (failed.length > 0) return { ok: false, error: 'some_failed', rows };
      return { ok: true, rows };
    },
  }),
  pages: tool({
    inputSchema,
    async execute({ shops }) {
      const { rows } = await ask(shops);
      return { isError: true, results: rows.map(row => ({ row })) };
    },
  }),
  flagged: tool({
    inputSchema,
    execute: async ({ shops }) => ask(shops),
    toModelOutput: ({ output }) => ({ type: 'error-json', value: output }),
  }),
};
