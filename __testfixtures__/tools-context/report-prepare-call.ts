// @from 6
// @alone
// @only tools-context
// @findings error:13 error:21
import { ToolLoopAgent, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

type User = { user: string };

const whoami = tool({
  inputSchema: z.object({}),
  execute: (_input, options) => {
    const { user } = options.experimental_context as User;
    return { user };
  },
});

export const agent = (model: LanguageModel) =>
  new ToolLoopAgent({
    model, tools: { whoami }, callOptionsSchema: z.object({ user: z.string() }),
    prepareCall: ({ options, ...rest }) => ({ ...rest, experimental_context: { user: options.user } }),
  });
