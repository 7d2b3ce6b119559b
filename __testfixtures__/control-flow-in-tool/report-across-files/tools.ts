// @from 6
// @only control-flow-in-tool
// @findings warning:12 warning:13
import { tool } from 'ai';
import { z } from 'zod';
import { notFound, redirect } from './navigation';

declare function find(id: string): Promise<string | undefined>;
export const look = tool({
  inputSchema: z.object({ id: z.string() }),
  execute: async ({ id }) => {
    if (!(await find(id))) notFound();
    redirect('/done');
  },
});
