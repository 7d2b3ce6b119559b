// @from 6
import { tool } from 'ai';
import { z } from 'zod';

export const weather = tool({
  inputSchema: z.object({ city: z.string() }),
  execute: async ({ city }) => ({ city }),
  toModelOutput: options => ({ type: 'text', value: JSON.stringify(options) }),
});
