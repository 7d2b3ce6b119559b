// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function orders(user: string): Promise<string[]>;

const inputSchema = z.object({ user: z.string() });

export const listOrders = tool({ inputSchema, execute: async ({ user }) => { return orders(user); } });

export const countOrders = tool({
  inputSchema,
  execute: async ({ user }) => { const list = await orders(user); return list.length; },
});

export const lastOrder = tool({
  inputSchema,
  async execute({ user }) { return { user, last: (await orders(user)).at(-1) } },
});

export const describeOrders = tool({
  inputSchema,
  execute: async ({ user }) => { return {
    user,
    orders: await orders(user),
  }; },
});
