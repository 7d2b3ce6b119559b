// @from 7
import { generateText, type LanguageModel, tool } from 'ai';
import { z } from 'zod';

type User = { name: string };

const whoami = tool({
  inputSchema: z.object({}),
  contextSchema: z.custom<User>(),
  execute: async (_input, { context: experimental_context }) => experimental_context.name.length,
});

export const ask = (model: LanguageModel, user: User) =>
  generateText({
    model,
    prompt: 'Who am I?',
    tools: { whoami },
    runtimeContext: user,
    toolsContext: { whoami: user },
    prepareStep: ({ runtimeContext: experimental_context }) => ({ runtimeContext: experimental_context }),
  });
