// @from 6
// @only tool-errors
// @keep-is-error
// @tool-errors-helper off
import { tool } from 'ai';
import { z } from 'zod';

declare function load(input: { name: string }): Promise<{ text: string }>;

const inputSchema = z.object({ name: z.string() });

export const tools = {
  plain: tool({ inputSchema, execute: async input => load(input) }),
  text: tool({ inputSchema, execute: async input => (await load(input)).text }),
  shaped: tool({
    inputSchema,
    execute: async input => load(input),
    toModelOutput: ({ output }) => ({ type: 'text', value: output.text }),
  }),
  own: tool({
    inputSchema,
    execute: async input => {
      const { text } = await load(input);
      if (!text) return { success: false, error: 'Nothing there.' };
      return { success: true, text };
    },
  }),
};
