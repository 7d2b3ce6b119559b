import { z } from 'zod';

export const write = { description: 'Write', inputSchema: z.object({ path: z.string() }) };
