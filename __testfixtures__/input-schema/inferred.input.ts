// @from 4
// @findings error:14
// @types-skip-output the finding says so
import { tool } from 'ai';
import { z } from 'zod';

const tools = { search: tool({ parameters: z.object({ query: z.string().default('news') }) }) };
export type Query = z.infer<typeof tools.search.parameters>;

export type Schema = (typeof tools)['search']['parameters'];

export const run = (input: z.output<(typeof tools.search)['parameters']>) => input.query;

export type Sent = z.input<typeof tools.search.parameters>;

export type Bare = z.infer<(typeof tools)['search']['parameters']>['query'];
