// @from 6
// @only model-output-redaction
import { tool } from 'ai';
import { z } from 'zod';

interface Page {
  title: string;
  html: string;
  tokens: number;
}
declare function load(id: string): Promise<Page>;
declare function find(id: string): Promise<{ id: string; password: string }>;

const inputSchema = z.object({ id: z.string() });

export const tools = {
  picked: tool({
    inputSchema,
    execute: async ({ id }) => load(id),
    toModelOutput: ({ output }) => ({ type: 'text', value: output.title }),
  }),
  short: tool({
    inputSchema,
    execute: async ({ id }) => load(id),
    toModelOutput: ({ output: { html, tokens, ...rest } }) => ({ type: 'json', value: rest }),
  }),
  safe: tool({
    inputSchema,
    execute: async ({ id }) => {
      const { password, ...user } = await find(id);
      return user;
    },
    toModelOutput: ({ output }) => ({ type: 'json', value: output }),
  }),
};

export const row = {
  execute: async (id: string) => find(id),
  toModelOutput: ({ output: { password, ...rest } }: { output: { id: string; password: string } }) => rest,
};
