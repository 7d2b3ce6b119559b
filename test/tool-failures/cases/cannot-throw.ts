import { tool } from 'ai';
import { z } from 'zod';

const SIZES = { small: 250, large: 500 } as const;

export const tools = {
  toMiles: tool({
    description: 'Kilometres in miles.',
    inputSchema: z.object({ km: z.number() }),
    execute: async ({ km }) => ({ km, miles: Math.round(km * 62.1371) / 100 }),
  }),
  clockNow: tool({
    description: 'Milliseconds since 1970.',
    inputSchema: z.object({}),
    execute: () => ({ isPast: Date.now() > 0 }),
  }),
  welcome: tool({
    description: 'Welcomes a guest.',
    inputSchema: z.object({ name: z.string(), isLate: z.boolean() }),
    execute: async ({ name, isLate }) => {
      const greeting = isLate ? 'Good evening' : 'Good morning';
      return `${greeting}, ${name}.`;
    },
  }),
  cupSize: tool({
    description: 'Millilitres of a cup.',
    inputSchema: z.object({ size: z.enum(['small', 'large']) }),
    execute: async ({ size }) => SIZES[size],
  }),
};
