// @from 6
// @row needs-approval
import { dynamicTool, generateText, streamText, tool, ToolLoopAgent, type LanguageModel } from 'ai';
import { z } from 'zod';

const inputSchema = z.object({ path: z.string() });

export const agent = (model: LanguageModel) =>
  new ToolLoopAgent({
    model,
    tools: {
      remove: tool({
        description: 'Removes a file',
        inputSchema,
        needsApproval: true,
        execute: ({ path }) => `removed ${path}`,
      }),
      'move-file': dynamicTool({ inputSchema, needsApproval: true, execute: () => 'moved' }),
      read: tool({ inputSchema, 'needsApproval': false, execute: ({ path }) => path }),
    },
  });

export const once = (model: LanguageModel) => [
  generateText({
    model,
    prompt: 'Clean up.',
    tools: { remove: tool({ inputSchema, execute: ({ path }) => path, needsApproval: true }) },
  }),
  streamText({ model, prompt: 'Read.', tools: { read: tool({ needsApproval: false, inputSchema }) } }),
];
