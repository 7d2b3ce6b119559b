// @from 5
// @findings warning:12 warning:17
import { tool } from 'ai';
import { z } from 'zod';

const toText = () => (text: string) => ({ type: 'text' as const, value: text });
const inputSchema = z.object({ city: z.string() });

export const unclear = tool({
  inputSchema,
  execute: async ({ city }) => ({ output: city }),
  toModelOutput: ({ output }) => ({ type: 'text', value: output }),
});
export const made = tool({
  inputSchema,
  execute: async ({ city }: { city: string }) => city,
  toModelOutput: toText(),
});
