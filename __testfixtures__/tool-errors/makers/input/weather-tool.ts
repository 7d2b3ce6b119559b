// @from 4
// @tool-errors return
import { tool } from 'ai';
import { z } from 'zod';

declare const ask: (path: string) => Promise<string>;

export function createTool() {
  return tool({ parameters: z.object({}), execute: async () => ask('/weather') });
}

export const getNewsTool = () => tool({ parameters: z.object({}), execute: async () => ask('/news') });
