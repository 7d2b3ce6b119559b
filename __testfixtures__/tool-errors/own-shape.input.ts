// @from 6
// @only tool-errors
import { tool, type InferToolOutput } from 'ai';
import { z } from 'zod';

declare function lockers(): Promise<number>;

const inputSchema = z.object({ locker: z.number() });

export const code = tool({
  inputSchema,
  execute: async ({ locker }) => {
    if (locker > (await lockers())) return { success: false, reason: 'There is no such locker.' } as const;
    return { success: true, code: '4711' } as const;
  },
});
export const speak = (output: InferToolOutput<typeof code>) => (output.success ? output.code : output.reason);

export const open = tool({
  inputSchema,
  execute: async ({ locker }) => {
    if (locker === 0) throw new Error('Lockers start at one.');
    if (locker > (await lockers())) return { ok: false, message: `No locker ${locker}.`, codes: [], at: null };
    return { ok: true, message: 'Open.', codes: [locker], at: Date.now() };
  },
});

export const close = tool({
  inputSchema,
  execute: async ({ locker }) => {
    const count = await lockers();
    return locker > count ? { success: false, error: 'None.', count } : { success: true, error: '', count };
  },
});
