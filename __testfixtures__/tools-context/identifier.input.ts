// @from 6
// @alone
// @only tools-context
// @row experimental-context-option experimental-context-to-tools-context execute-experimental-context
import { generateText, type LanguageModel, streamText, tool } from 'ai';
import { z } from 'zod';

type User = { id: string; name: string };

const whoami = tool({
  description: 'Who the user is',
  inputSchema: z.object({}),
  execute: async (_input, { experimental_context }) => {
    const { name } = experimental_context as User;
    return name;
  },
});

const orders = tool({
  inputSchema: z.object({ limit: z.number() }),
  async execute({ limit }, options) {
    return `${(options.experimental_context as User).id}:${limit}`;
  },
});

const time = tool({ inputSchema: z.object({}), execute: async (_input, { toolCallId }) => toolCallId });

export async function ask(model: LanguageModel, user: User) {
  const { text } = await generateText({
    model,
    prompt: 'Who am I?',
    tools: { whoami, list: orders, time },
    experimental_context: user,
  });
  return text;
}

export const stream = (model: LanguageModel, experimental_context: User) =>
  streamText({ model, prompt: 'Who am I?', tools: { whoami }, experimental_context });
