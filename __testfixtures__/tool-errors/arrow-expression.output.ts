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
  execute: async ({ sku }) => {
    try {
      return await shelf(sku);
    } catch (error) {
      console.error('Tool "stockLevel" failed:', error);
      return { ok: false as const, error: 'stock_level_failed', retryable: false };
    }
  },
});

export const getUnits = tool({ inputSchema, execute: async ({ sku }) => {
  try {
    return { sku, units: (await shelf(sku)).units };
  } catch (error) {
    console.error('Tool "getUnits" failed:', error);
    return { ok: false as const, error: 'get_units_failed', retryable: true };
  }
} });

export const findAisle = tool({
  inputSchema,
  execute: async ({ sku }) => {
    try {
      return await aisle(sku, {
        floor: 2,
      });
    } catch (error) {
      console.error('Tool "findAisle" failed:', error);
      return { ok: false as const, error: 'find_aisle_failed', retryable: true };
    }
  },
});

export const listAisles = tool({
  inputSchema,
  execute: async ({ sku }) => {
    try {
      return await aisle(sku, {
        floor: 0,
      });
    } catch (error) {
      console.error('Tool "listAisles" failed:', error);
      return { ok: false as const, error: 'list_aisles_failed', retryable: true };
    }
  },
});

export const moveArticle = tool({
  inputSchema,
  execute: async ({ sku }) => {
    try {
      return {
        // the warehouse counts from one
        sku,
        aisles: await aisle(sku, { floor: 1 }),
      };
    } catch (error) {
      console.error('Tool "moveArticle" failed:', error);
      return { ok: false as const, error: 'move_article_failed', retryable: false };
    }
  },
});

export const anyAisle = tool({
  inputSchema,
  execute: async ({ sku }) => {
    try {
      return await (sku === '' ? [] : aisle(sku, { floor: 1 }));
    } catch (error) {
      console.error('Tool "anyAisle" failed:', error);
      return { ok: false as const, error: 'any_aisle_failed', retryable: false };
    }
  },
});

export const nearestAisle = tool({
  inputSchema,
  execute: async ({ sku }) => { // the ground floor is the nearest
    try {
      return await aisle(sku, { floor: 0 });
    } catch (error) {
      console.error('Tool "nearestAisle" failed:', error);
      return { ok: false as const, error: 'nearest_aisle_failed', retryable: false };
    }
  },
});
