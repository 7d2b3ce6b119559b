// @from 5
// @only non-json-output
// @findings warning:10
import { tool } from 'ai';
import { z } from 'zod';

async function tallyOf({ votes }) {
  const tally = new Map();
  for (const vote of votes) tally.set(vote, (tally.get(vote) ?? 0) + 1);
  return { tally };
}

export const votes = tool({ inputSchema: z.object({ votes: z.array(z.string()) }), execute: tallyOf });
