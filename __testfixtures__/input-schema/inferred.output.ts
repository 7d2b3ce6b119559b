// @from 4
// @findings error:8 error:12
// @types-skip-output the findings say so
import { tool } from 'ai';
import { z } from 'zod';

const tools = { search: tool({ inputSchema: z.object({ query: z.string() }) }) };
export type Query = z.infer<typeof tools.search.inputSchema>;

export type Schema = (typeof tools)['search']['inputSchema'];

export const run = (input: z.output<(typeof tools.search)['inputSchema']>) => input.query;
