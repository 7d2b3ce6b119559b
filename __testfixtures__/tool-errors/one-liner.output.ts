// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function orders(user: string): Promise<string[]>;

const inputSchema = z.object({ user: z.string() });

export const listOrders = tool({ inputSchema, execute: async ({ user }) => {
  try {
    return await orders(user);
  } catch (error) {
    console.error('Tool "listOrders" failed:', error);
    return { ok: false as const, error: 'list_orders_failed', retryable: true };
  }
} });

export const countOrders = tool({
  inputSchema,
  execute: async ({ user }) => {
    try {
      const list = await orders(user);
      return list.length;
    } catch (error) {
      console.error('Tool "countOrders" failed:', error);
      return { ok: false as const, error: 'count_orders_failed', retryable: true };
    }
  },
});

export const lastOrder = tool({
  inputSchema,
  async execute({ user }) {
    try {
      return { user, last: (await orders(user)).at(-1) }
    } catch (error) {
      console.error('Tool "lastOrder" failed:', error);
      return { ok: false as const, error: 'last_order_failed', retryable: false };
    }
  },
});

export const describeOrders = tool({
  inputSchema,
  execute: async ({ user }) => {
    try {
      return {
        user,
        orders: await orders(user),
      };
    } catch (error) {
      console.error('Tool "describeOrders" failed:', error);
      return { ok: false as const, error: 'describe_orders_failed', retryable: true };
    }
  },
});
