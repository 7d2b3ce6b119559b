// @from 5
// @only generator-return-value
// @findings error:13 error:15
import { tool } from 'ai';
import { z } from 'zod';

const inputSchema = z.object({ query: z.string() });

export const size = tool({
  inputSchema,
  execute: async function* ({ query }) {
    if (query === '') {
      return 0;
    }
    return query.length;
  },
});
