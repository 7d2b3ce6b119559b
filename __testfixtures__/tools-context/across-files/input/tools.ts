import { tool as defineTool } from 'ai';
import * as zod from 'zod';
import type { Session } from './context';

const sessionOf = async (
  _input: unknown,
  { experimental_context }: { experimental_context?: unknown },
): Promise<Session> => experimental_context as Session;

export const whoami = defineTool({
  inputSchema: zod.object({}),
  execute: async (_input, options) => {
    const { experimental_context: session } = options;
    return (session as Session).user;
  },
});

export default defineTool({
  // Reads nothing.
  inputSchema: zod.object({}),
  execute: async () => sessionOf({}, {}),
});
