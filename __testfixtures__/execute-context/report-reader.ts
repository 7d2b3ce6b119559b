// @from 6
// @only execute-context
// @findings error:11
import { tool } from 'ai';
import { z } from 'zod';

const whoami = tool({
  inputSchema: z.object({}),
  execute: (_input, { experimental_context }) => (experimental_context as { name: string } | undefined)?.name,
});
export const check = () => whoami.execute!({}, { toolCallId: '1', messages: [] });
