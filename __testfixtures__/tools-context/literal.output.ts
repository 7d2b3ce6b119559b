// @from 5
// @alone
// @only tools-context
import { generateText, type LanguageModel, tool } from 'ai';
import { z } from 'zod';

export async function ask(model: LanguageModel, name: string) {
  const toolContext = {
    name,
    log: 'x',
  };
  return generateText({
    model,
    prompt: 'Who am I?',
    tools: {
      whoami: tool({
        inputSchema: z.object({}),
        contextSchema: z.custom<{ name: string }>(),
        execute: async (_input, { context }) => {
          const typed = context as { name: string };
          return typed.name;
        },
      }),
      'to-upper': tool({
        inputSchema: z.object({ text: z.string() }),
        contextSchema: z.custom<{ log: string }>(),
        onInputAvailable: options => console.log((options['context'] as { log: string }).log),
        execute: async ({ text }) => text.toUpperCase(),
      }),
    },
    toolsContext: { whoami: toolContext, 'to-upper': toolContext },
  });
}

export async function one(model: LanguageModel, name: string) {
  return generateText({
    model,
    prompt: 'Who am I?',
    tools: {
      whoami: tool({
        inputSchema: z.object({}),
        contextSchema: z.custom<{ name: string }>(),
        execute: async (_input, { context }) => (context as { name: string }).name,
      }),
    },
    toolsContext: { whoami: { name } },
  });
}
