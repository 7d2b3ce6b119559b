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
    return { error: (error as Error).message };
  }
}

export const tools = { findPages: tool({ inputSchema: z.object({ q: z.string() }), execute: search }) };
