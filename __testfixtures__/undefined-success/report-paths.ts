// @from 6
// @only undefined-success
// @findings info:18 info:22 info:25 info:30 warning:35 warning:36 warning:42
import { tool } from 'ai';
import { z } from 'zod';

declare const store: { archive(id: number): Promise<void>; title(id: number): Promise<string | undefined> };

const inputSchema = z.object({ id: z.number() });

async function archive({ id }: { id: number }) {
  await store.archive(id);
}

export const tools = {
  block: tool({
    inputSchema,
    execute: async ({ id }) => {
      await store.archive(id);
    },
  }),
  expression: tool({ inputSchema, execute: async ({ id }) => store.archive(id) }),
  early: tool({
    inputSchema,
    execute: async ({ id }) => {
      if (id < 0) return;
      await store.archive(id);
    },
  }),
  reference: tool({ inputSchema, execute: archive }),
  again: tool({ inputSchema, execute: archive }),
  some: tool({
    inputSchema,
    execute: async ({ id }) => {
      if (id < 0) return;
      if (id === 0) return undefined;
      return { success: true, title: await store.title(id) };
    },
  }),
  end: tool({
    inputSchema,
    async execute({ id }) {
      const title = await store.title(id);
      if (title) {
        return title;
      }
    },
  }),
};
