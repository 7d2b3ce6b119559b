import { tool } from 'ai';
import { z } from 'zod';
import type { Session } from './tools';

export const clock = tool({
  inputSchema: z.object({}),
  contextSchema: z.custom<Session>(),
  execute: async (_input, { context: experimental_context }) => [(experimental_context as Session).user, Date.now()],
});
