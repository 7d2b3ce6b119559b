// @from 6
// @only sync-generator
import { tool } from 'ai';
import { z } from 'zod';

const inputSchema = z.object({ text: z.string() });

function* linesOf(text: string) {
  yield* text.split('\n');
}

export const tools = {
  read: tool({ inputSchema, execute: async ({ text }) => [...linesOf(text)] }),
  async: tool({
    inputSchema,
    async *execute({ text }) {
      for (const line of linesOf(text)) yield line;
    },
  }),
  nested: tool({
    inputSchema,
    execute: ({ text }) => {
      const words = function* () {
        yield* text.split(' ');
      };
      return Array.from(words());
    },
  }),
};

export const command = {
  *execute({ text }: { text: string }) {
    yield text;
  },
};
