import { z } from 'zod';

export const write = { description: 'Write', parameters: z.object({ path: z.string() }) };
