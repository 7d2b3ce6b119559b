import { tool } from 'ai';
import { z } from 'zod';
import type { Session } from './tools';

export const clock = tool({
  inputSchema: z.object({}),
  execute: async (_input, { experimental_context }) => [(experimental_context as Session).user, Date.now()],
});
