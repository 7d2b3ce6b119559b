// @from 6
// @only prepare-call
// @findings error:14
import { tool, ToolLoopAgent, type LanguageModel } from 'ai';
import { z } from 'zod';

const whoami = tool({
  inputSchema: z.object({}),
  execute: (_input, { experimental_context }) => ({ user: experimental_context }),
});

export const agent = (model: LanguageModel) =>
  new ToolLoopAgent({
    model, tools: { whoami }, prepareCall: ({ prompt = 'Hi' }) => ({ model, prompt, tools: { whoami } }),
  });
