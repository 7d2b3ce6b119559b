// @from 6
// @only generator-return-value
import { tool } from 'ai';
import { z } from 'zod';

declare function crawl(query: string): AsyncGenerator<string, void>;
declare function log(text: string): void;

const inputSchema = z.object({ query: z.string() });

export const tools = {
  bare: tool({
    inputSchema,
    async *execute({ query }) {
      yield query;
      if (query === '') return;
      yield query.length;
      return undefined;
    },
  }),
  same: tool({
    inputSchema,
    async *execute({ query }) {
      const page = query.trim();
      yield page;
      return page;
    },
  }),
  handedOn: tool({
    inputSchema,
    async *execute({ query }) {
      return yield* crawl(query);
    },
  }),
  nested: tool({
    inputSchema,
    async *execute({ query }) {
      const words = query.split(' ').map(word => {
        return word.length;
      });
      yield words;
      return log(query);
    },
  }),
  plain: tool({
    inputSchema,
    execute: async ({ query }) => {
      return query;
    },
  }),
};

/** A generator of the project's own, whose caller reads what it returns. */
export const job = {
  async *execute(query: string) {
    yield 1;
    return query;
  },
};
