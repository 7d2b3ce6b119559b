// @from 6
// @only control-flow-in-tool
// @types-skip a package that is not installed
// @findings warning:17 warning:24 warning:26 warning:28 warning:39 warning:45
import { tool } from 'ai';
import * as navigation from 'next/navigation';
import { notFound, redirect as go } from 'next/navigation';
import { z } from 'zod';

declare function find(id: string): Promise<string | undefined>;
const inputSchema = z.object({ id: z.string() });

export const arrow = tool({
  inputSchema,
  execute: async ({ id }) => {
    await find(id);
    go(`/bookings/${id}`);
  },
});

export const method = tool({
  inputSchema,
  async execute({ id }) {
    if (id === '') navigation.unauthorized();
    const found = await find(id);
    if (!found) notFound();
    // Of what is called at once.
    [found].forEach(() => navigation.permanentRedirect('/new'));
    return found;
  },
});

/** Leaves by the same way. */
function leave(id: string): never {
  if (id === '1') go('/one');
  throw new Error('left');
}
async function shared({ id }: { id: string }) {
  leave(id);
}
export const referred = tool({ inputSchema, execute: shared });
export const again = tool({ inputSchema, execute: shared });

export const awaited = tool({ inputSchema, execute: async ({ id }) => {
    try { return await find(id); } catch { notFound(); } } });
