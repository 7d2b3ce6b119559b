// @from 4
import { z } from 'zod';

export const read = { description: 'Read', parameters: z.object({ path: z.string() }) };

export const list = { description: 'List', parameters: z.object({}), execute: async () => ['a'] };
