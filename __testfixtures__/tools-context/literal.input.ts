// @from 5
// @alone
// @only tools-context
import { generateText, type LanguageModel, tool } from 'ai';
import { z } from 'zod';

export async function ask(model: LanguageModel, name: string) {
  return generateText({
    model,
    prompt: 'Who am I?',
    tools: {
      whoami: tool({
        inputSchema: z.object({}),
        execute: async (_input, { experimental_context: context }) => {
          const typed = context as { name: string };
          return typed.name;
        },
      }),
      'to-upper': tool({
        inputSchema: z.object({ text: z.string() }),
        onInputAvailable: options => console.log((options['experimental_context'] as { log: string }).log),
        execute: async ({ text }) => text.toUpperCase(),
      }),
    },
    experimental_context: {
      name,
      log: 'x',
    },
  });
}

export async function one(model: LanguageModel, name: string) {
  return generateText({
    model,
    prompt: 'Who am I?',
    tools: {
      whoami: tool({
        inputSchema: z.object({}),
        execute: async (_input, { experimental_context: context }) => (context as { name: string }).name,
      }),
    },
    experimental_context: { name },
  });
}
