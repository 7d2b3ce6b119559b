// @from 6
// @only leaky-catch
// @fix-leaky-catch
// @findings warning:9
import { tool } from 'ai';
import { z } from 'zod';
import { search } from './search';

export const tools = { search: tool({ inputSchema: z.object({ q: z.string() }), execute: search }) };
