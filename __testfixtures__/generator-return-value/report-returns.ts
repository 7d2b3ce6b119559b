// @from 6
// @only generator-return-value
// @findings error:15 error:16 error:24 error:34 error:43
import { tool, type Tool } from 'ai';
import { z } from 'zod';

declare function find(query: string): Promise<string[]>;

const inputSchema = z.object({ query: z.string() });

export const search = tool({
  inputSchema,
  async *execute({ query }) {
    yield { state: 'searching' };
    if (query === '') return { state: 'empty' };
    return { state: 'done', pages: await find(query) };
  },
});

async function* crawl({ query }: { query: string }) {
  try {
    yield query;
  } finally {
    return 'crawled ' + query;
  }
}

export const tools = {
  crawl: tool({ inputSchema, execute: crawl }),
  again: tool({ inputSchema, execute: crawl }),
  only: tool({
    inputSchema,
    execute: async function* ({ query }) {
      return query.length;
    },
  }),
};

export class Crawler implements Tool<{ query: string }, string> {
  inputSchema = inputSchema;
  async *execute({ query }: { query: string }) {
    yield 'started';
    return query;
  }
}
