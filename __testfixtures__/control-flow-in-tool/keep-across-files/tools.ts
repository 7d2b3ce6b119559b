// @from 6
// @only control-flow-in-tool
// @types-skip a package that is not installed
// Of another package, and of the project.
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
