import { tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

let open = 0;
export const connections = async (): Promise<number> => open;

export const tools = {
  listVisits: tool({
    description: 'Visits of a patient.',
    inputSchema: z.object({ patient: z.string() }),
    execute: async ({ patient }) => {
      open++;
      try {
        return { patient, visits: await ask('visits', ['March', 'May']) };
      } finally {
        open--;
      }
    },
  }),
};
