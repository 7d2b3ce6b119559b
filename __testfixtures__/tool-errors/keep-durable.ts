// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function charge(cents: number): Promise<string>;

const inputSchema = z.object({ cents: z.number() });

export const chargeStep = tool({
  inputSchema,
  execute: async ({ cents }) => {
    'use step';
    return { id: await charge(cents) };
  },
});

export const chargeFlow = tool({
  inputSchema,
  async execute({ cents }) {
    'use workflow'
    return charge(cents);
  },
});
