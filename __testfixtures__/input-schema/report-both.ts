// @from none
// @findings warning:8
import { tool } from 'ai';
import { z } from 'zod';

export const search = tool({
  description: 'Search',
  parameters: z.object({ query: z.string() }),
  inputSchema: z.object({ query: z.string() }),
});
