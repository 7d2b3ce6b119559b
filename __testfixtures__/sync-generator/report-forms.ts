// @from 6
// @only sync-generator
// @findings error:17 error:23 error:27
// @types-skip-output a synchronous generator is no answer that a tool may give
import { tool } from 'ai';
import { z } from 'zod';

const inputSchema = z.object({ text: z.string() });

function* linesOf({ text }: { text: string }) {
  yield* text.split('\n');
}

export const tools = {
  method: tool({
    inputSchema,
    *execute({ text }) {
      yield text.length;
    },
  }),
  expression: tool({
    inputSchema,
    execute: function* ({ text }) {
      yield text.length;
    },
  }),
  reference: tool({ inputSchema, execute: linesOf }),
  again: tool({ inputSchema, execute: linesOf }),
};
