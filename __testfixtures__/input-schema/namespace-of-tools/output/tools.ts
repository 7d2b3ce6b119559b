// @from 4
import { z } from 'zod';

export const read = { description: 'Read', inputSchema: z.object({ path: z.string() }) };

export const list = { description: 'List', inputSchema: z.object({}), execute: async () => ['a'] };
