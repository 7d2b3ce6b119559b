// @from 6
// @only generator-return-value
// @findings warning:16 warning:17 warning:24
import { tool } from 'ai';
import { z } from 'zod';

declare function log(text: string): void;
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
    return 'crawled ' + query;
  } finally {
    log(query);
  }
}

export const tools = {
  crawl: tool({ inputSchema, execute: crawl }),
  again: tool({ inputSchema, execute: crawl }),
};
