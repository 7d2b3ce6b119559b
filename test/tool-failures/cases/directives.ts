import { tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

export const tools = {
  chargeCard: tool({
    description: 'Charges a card.',
    inputSchema: z.object({ cents: z.number() }),
    execute: async ({ cents }) => {
      'use step';
      const charge = await ask('cards', 'ch_7');
      return { charge, cents };
    },
  }),
  addNote: tool({
    description: 'Adds a note.',
    inputSchema: z.object({ note: z.string() }),
    execute: async ({ note }) => {
      'use server';
      const id = await ask('notes', 8);
      return { id, note };
    },
  }),
};
