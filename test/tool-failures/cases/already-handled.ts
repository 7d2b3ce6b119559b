import { tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

export const tools = {
  permitState: tool({
    description: 'State of a permit.',
    inputSchema: z.object({ permit: z.string() }),
    execute: async ({ permit }) => {
      try {
        const { state } = await ask('permits', { state: 'granted' });
        return { ok: true as const, permit, state };
      } catch (error) {
        console.warn('permits', error);
        return { ok: false as const, error: 'permits_unavailable' };
      }
    },
  }),
  lineAtGate: tool({
    description: 'People in line at a gate.',
    inputSchema: z.object({ gate: z.string() }),
    execute: ({ gate }) =>
      ask('gates', 31)
        .then(people => ({ ok: true as const, gate, people }))
        .catch(() => ({ ok: false as const, error: 'gate_unknown' })),
  }),
};
