// @from 7
import { generateText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

export const main = (model: LanguageModel) =>
  generateText({
    model,
    prompt: 'Hi',
    tools: {
      remove: tool({ inputSchema: z.object({}), execute: () => 'removed' }),
      move: tool({ inputSchema: z.object({}), needsApproval: true, execute: () => 'moved' }),
    },
    toolApproval: { remove: 'user-approval' },
  });
