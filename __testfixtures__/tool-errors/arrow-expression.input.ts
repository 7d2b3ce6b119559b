// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function shelf(sku: string): Promise<{ units: number }>;
declare function aisle(sku: string, options: { floor: number }): Promise<string[]>;

const inputSchema = z.object({ sku: z.string() });

export const stockLevel = tool({
  description: 'Units of one article on the shelf.',
  inputSchema,
  execute: async ({ sku }) => shelf(sku),
});

export const getUnits = tool({ inputSchema, execute: async ({ sku }) => ({ sku, units: (await shelf(sku)).units }) });

export const findAisle = tool({
  inputSchema,
  execute: async ({ sku }) =>
    aisle(sku, {
      floor: 2,
    }),
});

export const listAisles = tool({
  inputSchema,
  execute: async ({ sku }) => aisle(sku, {
    floor: 0,
  }),
});

export const moveArticle = tool({
  inputSchema,
  execute: async ({ sku }) => ({
    // the warehouse counts from one
    sku,
    aisles: await aisle(sku, { floor: 1 }),
  }),
});

export const anyAisle = tool({
  inputSchema,
  execute: async ({ sku }) => sku === '' ? [] : aisle(sku, { floor: 1 }),
});

export const nearestAisle = tool({
  inputSchema,
  execute: async ({ sku }) => // the ground floor is the nearest
    aisle(sku, { floor: 0 }),
});
