// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

const SEATS = { small: 4, large: 8 } as const;

// Only words of the author can come out of it.
export const table = tool({
  inputSchema: z.object({ guests: z.number(), size: z.enum(['small', 'large']) }),
  execute: async ({ guests, size }) => {
    if (guests > 8) throw new Error(`There is no table for ${guests}.`);
    if (guests < 1) throw new RangeError('Nobody comes.');
    return { seats: SEATS[size] };
  },
});
