// @from 4
// @findings error:10 error:12 error:14
// @types-skip-output the findings say so
import { tool } from 'ai';
import { z } from 'zod';

const search = tool({ inputSchema: z.object({ query: z.string() }) });
const tools = { search };

export const parsed = search.inputSchema.parse({ query: 'x' });

export const keys = Object.keys(tools.search.inputSchema.shape);

export const text = search['inputSchema'].description;
