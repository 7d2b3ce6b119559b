import { tool } from 'ai';
import { z } from 'zod';

export type Session = { user: string };

export const createSearch = (url: string) =>
  tool({
    inputSchema: z.object({ query: z.string() }),
    execute: async ({ query }, { experimental_context }) => `${url}?${query}&${(experimental_context as Session).user}`,
  });

export function createTools(url: string) {
  const echo = tool({ inputSchema: z.object({ a: z.string() }), execute: async ({ a }) => a });
  return {
    whoami: tool({
      inputSchema: z.object({}),
      execute: async (_input, options) => (options.experimental_context as Session).user,
    }),
    search: createSearch(url),
    echo,
  };
}

export async function loadTools() {
  await Promise.resolve();
  return { 'find-page': createSearch('/pages'), findUser: createSearch('/users') };
}
