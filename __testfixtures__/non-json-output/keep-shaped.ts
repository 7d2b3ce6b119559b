// @from 6
// @only non-json-output
// @alone
import { generateText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

const account = tool({
  inputSchema: z.object({ id: z.string() }),
  execute: async ({ id }) => ({ id, cents: 5n }),
  toModelOutput: ({ output }) => ({ type: 'text', value: String(output.cents) }),
});

export const ask = (model: LanguageModel) => generateText({ model, prompt: 'Balance?', tools: { account } });
