// @from 6
// @only tools-context
// @findings warning:24 warning:25
import { generateText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

type User = { name: string };

const whoami = tool({
  inputSchema: z.object({}),
  contextSchema: z.custom<User>(),
  execute: (_input, options) => {
    const user = options.context as User;
    return user.name;
  },
});

export const main = (model: LanguageModel, user: User) =>
  generateText({
    model,
    prompt: 'Hi',
    tools: { whoami },
    runtimeContext: user,
    toolsContext: { whoami: user },
    experimental_onToolCallStart: event => {
      console.log((event.toolContext as User).name);
      const { toolContext: experimental_context } = event;
      console.log(experimental_context);
    },
  });
