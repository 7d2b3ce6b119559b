import { tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

const inputSchema = z.object({ fair: z.string() });

export const tools = {
  countBallots: tool({
    description: 'Ballots of a fair.',
    inputSchema,
    execute: async ({ fair }) => {
      const ballots = await ask('ballots', ['rose', 'iris', 'rose']);
      const counts = new Map<string, number>();
      for (const ballot of ballots) counts.set(ballot, (counts.get(ballot) ?? 0) + 1);
      return { fair, counts, flowers: new Set(ballots) };
    },
  }),
  sumTakings: tool({
    description: 'Takings of a fair in the smallest unit.',
    inputSchema,
    execute: async ({ fair }) => ({ fair, units: 3n * 10n ** 15n }),
  }),
  meanAge: tool({
    description: 'Mean age at a fair without guests.',
    inputSchema,
    execute: async () => ({ mean: Number.NaN }),
  }),
  ticketPattern: tool({
    description: 'What a ticket number looks like.',
    inputSchema,
    execute: async () => ({ pattern: /^F-\d{4}$/ }),
  }),
};
