// @from 6
// @only workflow-step
import { tool } from 'ai';
import { z } from 'zod';

declare function charge(cents: number): Promise<string>;
const inputSchema = z.object({ cents: z.number() });

export const none = tool({ inputSchema, execute: async ({ cents }) => charge(cents) });
export const server = tool({
  inputSchema,
  execute: async ({ cents }) => {
    'use server';
    return charge(cents);
  },
});
export const safe = tool({
  inputSchema,
  execute: async ({ cents }) => {
    'use step';
    return { cents };
  },
});
export const fixed = tool({
  inputSchema,
  execute: async ({ cents }) => {
    'use step';
    try {
      return await charge(cents);
    } catch (cause) {
      throw new Error('charge_failed', { cause });
    }
  },
});
export const own = {
  execute: async (cents: number) => {
    'use step';
    return charge(cents);
  },
};
