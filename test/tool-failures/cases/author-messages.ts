import { tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

const vaultOf = (name: string): string => `vault-${name.length}.internal`;

export const tools = {
  sendStamps: tool({
    description: 'Sends stamps to a collector.',
    inputSchema: z.object({ to: z.string(), count: z.number() }),
    execute: async ({ to, count }) => {
      if (to === 'self') throw new Error('Stamps cannot be sent to oneself.');
      if (count > 50) {
        throw new Error(`No more than 50 stamps go into a letter, not ${count}.`);
      }
      if (to === 'museum') throw new Error(`cannot open ${vaultOf(to)}`);
      return { to, count, letter: await ask('letters', 'L-3') };
    },
  }),
};
