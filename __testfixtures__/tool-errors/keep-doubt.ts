// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

interface Job {
  execute?: (input: { name: string }) => Promise<string>;
}
declare function load(name: string): Promise<string>;
declare const queue: { push(job: Job): void };

// The queue runs the job again when it throws.
const job = {
  inputSchema: z.object({ name: z.string() }),
  execute: async ({ name }: { name: string }) => load(name),
};

queue.push(job);
export const loadPage = tool(job);
