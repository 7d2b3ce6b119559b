// @from 6
// @only model-output-redaction
// @findings warning:20 warning:26 warning:26 warning:34
import { tool } from 'ai';
import { z } from 'zod';

interface User {
  id: string;
  password: string;
  email?: string;
}
declare function find(id: string): Promise<User>;

const inputSchema = z.object({ id: z.string() });

export const tools = {
  pattern: tool({
    inputSchema,
    execute: async ({ id }) => find(id),
    toModelOutput: ({ output: { password, ...rest } }) => ({ type: 'json', value: { ...rest, email: null } }),
  }),
  masked: tool({
    inputSchema,
    execute: async ({ id }) => find(id),
    toModelOutput({ output }) {
      return { type: 'json', value: { ...output, password: '[redacted]', email: '***' } };
    },
  }),
  deleted: tool({
    inputSchema,
    execute: async ({ id }) => find(id),
    toModelOutput: ({ output }) => {
      const copy: Partial<User> = { ...output };
      delete copy.password;
      return { type: 'text', value: JSON.stringify(copy) };
    },
  }),
};
