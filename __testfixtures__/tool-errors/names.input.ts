// @from 6
// @only tool-errors
import { dynamicTool, generateText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

declare function ask(url: string): Promise<string>;

const CHARGE = 'chargeCard';

export const weatherTool = tool({
  inputSchema: z.object({ city: z.string() }),
  execute: async ({ city }) => ask(`/weather/${city}`),
});

const clock = tool({
  inputSchema: z.object({ zone: z.string() }),
  execute: async ({ zone }) => ask(`/clock/${zone}`),
});

export function createSearchTool(base: string) {
  return tool({
    inputSchema: z.object({ query: z.string() }),
    execute: async ({ query }) => ask(`${base}/${query}`),
  });
}

export const run = (model: LanguageModel) =>
  generateText({
    model,
    prompt: 'Whose car is this?',
    tools: {
      readClock: clock,
      getHTTPStatus: {
        inputSchema: z.object({ url: z.string() }),
        execute: async ({ url }: { url: string }) => {
          return ask(url);
        },
      },
      getOrCreateUser: dynamicTool({
        inputSchema: z.object({}),
        execute: async () => ask('/users'),
      }),
      [CHARGE]: tool({
        inputSchema: z.object({}),
        execute: async () => ask('/charge'),
      }),
    },
  });

export default tool({
  inputSchema: z.object({}),
  execute: async () => ask('/'),
});
