// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

class ToolError extends Error {
  constructor(
    message: string,
    readonly retryable = false,
    readonly hint?: string,
  ) {
    super(message);
  }
}
declare function bookings(): Promise<string[]>;

const inputSchema = z.object({ booking: z.string() });

export const cancel = tool({
  inputSchema,
  execute: async ({ booking }) => {
    try {
      const known = await bookings();
      if (!known.includes(booking)) throw new ToolError(`${booking} is not known.`, false, 'Ask for it again.');
      return { booking };
    } catch (error) {
      if (error instanceof ToolError) return { ok: false as const, error: 'cancel_failed', message: error.message, retryable: error.retryable, hint: error.hint };
      console.error('Tool "cancel" failed:', error);
      return { ok: false as const, error: 'cancel_failed', retryable: false };
    }
  },
});

export const counted = tool({
  inputSchema,
  outputSchema: z.object({ booking: z.string() }),
  execute: async ({ booking }) => {
    try {
      if (booking === '') throw new ToolError('A booking has a name.');
      await bookings();
      return { booking };
    } catch (error) {
      if (error instanceof ToolError) throw error;
      console.error('Tool "counted" failed:', error);
      throw new Error('counted_failed', { cause: error });
    }
  },
});

export const followed = tool({
  inputSchema,
  async *execute({ booking }) {
    try {
      yield booking;
      yield await bookings();
    } catch (error) {
      if (error instanceof ToolError) { yield { ok: false as const, error: 'followed_failed', message: error.message, retryable: error.retryable, hint: error.hint }; return; }
      console.error('Tool "followed" failed:', error);
      yield { ok: false as const, error: 'followed_failed', retryable: false };
    }
  },
});
