// @from 5
// @only control-flow-in-tool
// @types-skip a package that is not installed
// @findings warning:16 warning:17 warning:24
import { redirect as start } from '@tanstack/react-router';
import { error, redirect } from '@sveltejs/kit';
import { tool } from 'ai';
import { z } from 'zod';

declare function find(id: string): Promise<string | undefined>;
const inputSchema = z.object({ id: z.string() });

export const kit = tool({
  inputSchema,
  execute: async ({ id }) => {
    if (!(await find(id))) error(404, 'gone');
    redirect(303, '/done');
  },
});

export const router = tool({
  inputSchema,
  execute: async ({ id }) => {
    throw start({ to: id });
  },
});
