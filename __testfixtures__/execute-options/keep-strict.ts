// @from 5
// @only execute-options
import { tool } from 'ai';
import { z } from 'zod';

export const load = tool({
  description: 'Loads a page',
  inputSchema: z.object({ url: z.string() }),
  execute: async ({ url }, { toolCallId, abortSignal }) => [toolCallId, await fetch(url, { signal: abortSignal ?? null })],
});
