// @from 4
// @only schema-throws
// @findings warning:11
import { tool } from 'ai';
import { z } from 'zod';

declare function exists(name: string): Promise<boolean>;

export const weather = tool({
  description: 'w',
  parameters: z.object({ city: z.string().refine(async name => await exists(name)) }),
  execute: async ({ city }) => city,
});
