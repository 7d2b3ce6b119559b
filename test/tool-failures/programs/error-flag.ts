import { tool } from 'ai';
import { z } from 'zod';

async function seats(train: string): Promise<number> {
  await null;
  if (process.env.OUTSIDE === 'down') throw new Error('connect ECONNREFUSED 172.16.4.9:6379');
  return train.length;
}

export const tools = {
  countSeats: tool({
    description: 'Free seats of a train.',
    inputSchema: z.object({ train: z.string() }),
    execute: async ({ train }) => ({ train, seats: await seats(train) }),
  }),
  nameSeat: tool({
    description: 'A free seat of a train.',
    inputSchema: z.object({ train: z.string() }),
    execute: async ({ train }) => `seat ${await seats(train)}`,
  }),
};
