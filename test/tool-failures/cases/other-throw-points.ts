import { tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

export const tools = {
  payInvoice: tool({
    description: 'Pays an invoice.',
    inputSchema: z.object({ cents: z.number() }),
    needsApproval: async ({ cents }) => {
      const limit = await ask('limits', 20_000);
      return cents > limit;
    },
    execute: async ({ cents }) => ({ cents, receipt: await ask('bank', 'R-9') }),
  }),
  rentBoat: tool({
    description: 'Rents a boat.',
    inputSchema: z.object({
      boat: z.string().refine(async boat => (await ask('boats', ['Elsa', 'Nora'])).includes(boat)),
    }),
    execute: async ({ boat }) => ({ boat, rented: await ask('rents', true) }),
  }),
};
