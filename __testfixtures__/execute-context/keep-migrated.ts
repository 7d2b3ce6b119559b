// @from 7
import { tool } from 'ai';
import { z } from 'zod';

const whoami = tool({
  inputSchema: z.object({}),
  contextSchema: z.object({ name: z.string() }),
  execute: (_input, { context }) => context.name,
});

export const check = () => whoami.execute!({}, { toolCallId: '1', messages: [], context: { name: 'ann' } });
