// @from 6
// @only non-json-output
// @findings warning:16
// @alone
import { streamText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

interface Account {
  cents: bigint;
  tags: Set<string>;
}
declare function find(id: string): Promise<Account>;

const account = tool({
  inputSchema: z.object({ id: z.string() }),
  execute: async ({ id }) => find(id),
  toModelOutput: ({ output }) => ({ type: 'text', value: String(output.cents) }),
});

export const POST = (model: LanguageModel) =>
  streamText({ model, prompt: 'Balance?', tools: { account } }).toUIMessageStreamResponse();
