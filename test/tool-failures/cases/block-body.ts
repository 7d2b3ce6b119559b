import { tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

export const tools = {
  bookCourt: tool({
    description: 'Books a tennis court.',
    inputSchema: z.object({ players: z.number(), hour: z.number() }),
    execute: async ({ players, hour }) => {
      const courts = await ask('courts', [{ name: 'A', seats: 2 }]);
      const court = courts.find(({ seats }) => seats >= players);
      // No court is an answer, not a failure.
      if (!court) return { booked: false, hour };

      const slot = await ask('slots', { from: hour, to: hour + 1 });
      return { booked: true, court: court.name, ...slot };
    },
  }),
};
