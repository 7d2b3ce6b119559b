// @from 4
// @findings error:14
// @types-skip-output the finding says so
import { type InferToolInput, tool } from 'ai';
import { z } from 'zod';

const tools = { search: tool({ inputSchema: z.object({ query: z.string().default('news') }) }) };
export type Query = InferToolInput<typeof tools.search>;

export type Schema = (typeof tools)['search']['inputSchema'];

export const run = (input: InferToolInput<typeof tools.search>) => input.query;

export type Sent = z.input<typeof tools.search.inputSchema>;

export type Bare = InferToolInput<(typeof tools)['search']>['query'];
