// @from 6
// @findings info:8 info:13 info:18 info:24
import { generateText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

const inputSchema = z.object({ path: z.string() });

const remove = tool({ inputSchema, needsApproval: true, execute: ({ path }) => path.length });

export const move = tool({
  inputSchema,
  execute: ({ path }) => path.length,
  needsApproval: ({ path }) => path.startsWith('/'),
});

export const create = () => ({
  // For others.
  create: tool({ inputSchema, needsApproval: true, execute: ({ path }) => path.length }),
});

export const main = (model: LanguageModel) => [
  generateText({ model, prompt: 'Hi', tools: { remove } }),
  generateText({ model, prompt: 'Hi', tools: { remove, other: move } }),
  generateText({ model, prompt: 'Hi', tools: { ask: tool({ inputSchema, needsApproval: async () => true }) } }),
];
