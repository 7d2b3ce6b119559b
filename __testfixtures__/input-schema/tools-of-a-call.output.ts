// @from 4
// @row tool-parameters
import { generateText, streamText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare const admin: boolean;

const pick = { description: 'Pick a colour', inputSchema: z.object({ colour: z.string() }) };

const search = {
  description: 'Search',
  inputSchema: z.object({ query: z.string() }),
  execute: async ({ query }: { query: string }) => query,
};

export const inline = (prompt: string) =>
  generateText({
    model,
    prompt,
    tools: {
      ask: { inputSchema: z.object({ question: z.string() }) },
      'show-map': { description: 'Show a map', 'inputSchema': z.object({ place: z.string() }) },
      now: tool({ inputSchema: z.object({}), execute: async () => 'now' }),
      pick,
      search,
      ...(admin ? { remove: { inputSchema: z.object({ id: z.string() }) } } : {}),
    },
  });

export function variable(prompt: string) {
  const tools = {
    ask: { inputSchema: z.object({ question: z.string() }) },
    now: tool({ inputSchema: z.object({}), execute: async () => 'now' }),
  };
  return streamText({ model, prompt, tools });
}
