// @from 6
// @only unawaited-return
// @findings warning:12
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
const inputSchema = z.object({ q: z.string() });

async function search({ q }: { q: string }) {
  try {
    return find(q);
  } catch {
    return [];
  }
}

export const tools = {
  first: tool({ inputSchema, execute: search }),
  second: tool({ inputSchema, execute: search }),
};
