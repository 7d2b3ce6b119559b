// @from 6
// @only leaky-catch
// @fix-leaky-catch
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;

async function search({ q }: { q: string }) {
  try {
    return { hits: await find(q) };
  } catch (error) {
    console.error('Tool "findPages" failed:', error);
    return { error: 'find_pages_failed' };
  }
}

export const tools = { findPages: tool({ inputSchema: z.object({ q: z.string() }), execute: search }) };
