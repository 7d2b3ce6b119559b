// @from 6
// @only undefined-success
import { tool } from 'ai';
import { z } from 'zod';

declare const store: { archive(id: number): Promise<void>; title(id: number): Promise<string | undefined> };
declare function unknown(id: number): any;
declare function fail(): never;

const inputSchema = z.object({ id: z.number(), kind: z.enum(['a', 'b']) });

export const tools = {
  value: tool({
    inputSchema,
    execute: async ({ id }) => {
      await store.archive(id);
      return { ok: true };
    },
  }),
  maybe: tool({ inputSchema, execute: async ({ id }) => store.title(id) }),
  nothing: tool({
    inputSchema,
    execute: async ({ id }) => {
      await store.archive(id);
      return null;
    },
  }),
  open: tool({ inputSchema, execute: async ({ id }) => unknown(id) }),
  all: tool({
    inputSchema,
    execute: async ({ kind }) => {
      switch (kind) {
        case 'a':
          return 1;
        case 'b':
          return 2;
      }
    },
  }),
  nested: tool({
    inputSchema,
    execute: async ({ id }) => {
      [id].forEach(one => {
        if (one < 0) return;
        unknown(one);
      });
      return id;
    },
  }),
  ends: tool({
    inputSchema,
    execute: async ({ id }) => {
      if (id > 0) return id;
      fail();
    },
  }),
  shaped: tool({
    inputSchema,
    execute: async ({ id }) => {
      await store.archive(id);
    },
    toModelOutput: () => ({ type: 'text', value: 'Archived.' }),
  }),
  progress: tool({
    inputSchema,
    async *execute({ id }) {
      yield id;
      await store.archive(id);
    },
  }),
};

export const command = { execute: async (id: number) => store.archive(id) };
