// @from 4
// @tool-errors return
import { tool } from 'ai';
import { z } from 'zod';

declare const ask: (path: string) => Promise<string>;

export default () => {
  return tool({ parameters: z.object({}), execute: async () => ask('/rate') });
};
