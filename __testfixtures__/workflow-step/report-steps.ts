// @from 6
// @only workflow-step
// @findings info:13 info:22 info:31
import { tool } from 'ai';
import { z } from 'zod';

declare function charge(cents: number): Promise<string>;
const inputSchema = z.object({ cents: z.number() });

export const step = tool({
  inputSchema,
  // The directive makes a step of it.
  execute: async ({ cents }) => {
    'use step';
    return { cents, id: await charge(cents) };
  },
});

export const method = tool({
  inputSchema,
  // Of the whole.
  async execute({ cents }) {
    "use workflow";
    return charge(cents);
  } });

async function shared({ cents }: { cents: number }) {
  'use step';
  return charge(cents);
}
export const referred = tool({ inputSchema, execute: shared });
export const again = tool({ inputSchema, execute: shared });
