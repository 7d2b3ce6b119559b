/** A project that has an error for what the model is meant to read. */
import { tool } from 'ai';
import { z } from 'zod';

export class ToolError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ToolError';
  }
}

async function findOrder(id: string): Promise<{ id: string; total: number } | undefined> {
  await null;
  if (id === 'down') throw new Error('connect ECONNREFUSED 172.16.4.9:6379');
  return id === 'A-1' ? { id, total: 12 } : undefined;
}

export const tools = {
  getOrder: tool({
    inputSchema: z.object({ id: z.string() }),
    execute: async ({ id }) => {
      const order = await findOrder(id);
      if (!order) throw new ToolError(`There is no order ${id}.`);
      return order;
    },
  }),
};
