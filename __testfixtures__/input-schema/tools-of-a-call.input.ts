// @from 4
// @row tool-parameters
import { generateText, streamText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare const admin: boolean;

const pick = { description: 'Pick a colour', parameters: z.object({ colour: z.string() }) };

const search = {
  description: 'Search',
  parameters: z.object({ query: z.string() }),
  execute: async ({ query }: { query: string }) => query,
};

export const inline = (prompt: string) =>
  generateText({
    model,
    prompt,
    tools: {
      ask: { parameters: z.object({ question: z.string() }) },
      'show-map': { description: 'Show a map', 'parameters': z.object({ place: z.string() }) },
      now: tool({ parameters: z.object({}), execute: async () => 'now' }),
      pick,
      search,
      ...(admin ? { remove: { parameters: z.object({ id: z.string() }) } } : {}),
    },
  });

export function variable(prompt: string) {
  const tools = {
    ask: { parameters: z.object({ question: z.string() }) },
    now: tool({ parameters: z.object({}), execute: async () => 'now' }),
  };
  return streamText({ model, prompt, tools });
}
