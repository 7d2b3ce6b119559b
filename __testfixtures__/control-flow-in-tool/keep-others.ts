// @from 6
// @only control-flow-in-tool
// @types-skip a package that is not installed
import { redirect as route } from 'react-router';
import { notFound as missing } from 'some-package';
import { redirect, usePathname } from 'next/navigation';
import { tool } from 'ai';
import { z } from 'zod';

declare function find(id: string): Promise<string>;
const inputSchema = z.object({ id: z.string() });
const notFound = (id: string) => ({ found: false, id, digest: 'sha-256' });
const pages = { redirect: (to: string) => to };

export const own = tool({
  inputSchema,
  execute: async ({ id }) => {
    if (id === '') return notFound(id);
    if (id === '1') return missing();
    // Only thrown it leaves.
    if (id === '2') return route('/two');
    if (id === '3') return usePathname();
    return pages.redirect(id);
  },
});

export const page = async (id: string) => {
  const found = await find(id);
  if (!found) redirect('/');
  return found;
};

export const other = {
  execute: async () => {
    redirect('/');
  },
};
