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
    const known = await bookings();
    if (!known.includes(booking)) throw new ToolError(`${booking} is not known.`, false, 'Ask for it again.');
    return { booking };
  },
});

export const counted = tool({
  inputSchema,
  outputSchema: z.object({ booking: z.string() }),
  execute: async ({ booking }) => {
    if (booking === '') throw new Error('A booking has a name.');
    await bookings();
    return { booking };
  },
});

export const followed = tool({
  inputSchema,
  async *execute({ booking }) {
    yield booking;
    yield await bookings();
  },
});
