// @from 6
// @only tool-errors
import { tool, type InferToolOutput } from 'ai';
import { z } from 'zod';

declare function lockers(): Promise<number>;

const inputSchema = z.object({ locker: z.number() });

export const code = tool({
  inputSchema,
  execute: async ({ locker }) => {
    try {
      if (locker > (await lockers())) return { success: false, reason: 'There is no such locker.' } as const;
      return { success: true, code: '4711' } as const;
    } catch (error) {
      console.error('Tool "code" failed:', error);
      return { success: false, reason: 'code_failed' } as const;
    }
  },
});
export const speak = (output: InferToolOutput<typeof code>) => (output.success ? output.code : output.reason);

export const open = tool({
  inputSchema,
  execute: async ({ locker }) => {
    try {
      if (locker === 0) return { ok: false, message: 'Lockers start at one.', codes: [], at: null };
      if (locker > (await lockers())) return { ok: false, message: `No locker ${locker}.`, codes: [], at: null };
      return { ok: true, message: 'Open.', codes: [locker], at: Date.now() };
    } catch (error) {
      console.error('Tool "open" failed:', error);
      return { ok: false, message: 'open_failed', codes: [], at: null };
    }
  },
});

export const close = tool({
  inputSchema,
  execute: async ({ locker }) => {
    try {
      const count = await lockers();
      return locker > count ? { success: false, error: 'None.', count } : { success: true, error: '', count };
    } catch (error) {
      console.error('Tool "close" failed:', error);
      throw new Error('close_failed', { cause: error });
    }
  },
});
