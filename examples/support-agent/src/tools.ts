import { tool } from 'ai';
import { z } from 'zod';
import { orders } from './orders.js';

export const lookUpOrder = tool({
  description: 'Find an order by its number',
  parameters: z.object({ number: z.string() }),
  execute: async ({ number }) => {
    const order = await orders.find(number);
    return order ?? { missing: number };
  },
});

/** What the queue takes from us: not a tool, although it looks like one. */
export const queueMessage = {
  description: 'Ask a person to call back',
  parameters: { phone: 'string' },
};
