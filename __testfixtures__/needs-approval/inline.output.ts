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
        execute: ({ path }) => `removed ${path}`,
      }),
      'move-file': dynamicTool({ inputSchema, execute: () => 'moved' }),
      read: tool({ inputSchema, execute: ({ path }) => path }),
    },
    toolApproval: { remove: 'user-approval', 'move-file': 'user-approval' },
  });

export const once = (model: LanguageModel) => [
  generateText({
    model,
    prompt: 'Clean up.',
    tools: { remove: tool({ inputSchema, execute: ({ path }) => path }) },
    toolApproval: { remove: 'user-approval' },
  }),
  streamText({ model, prompt: 'Read.', tools: { read: tool({ inputSchema }) } }),
];
