// @from 6
// @only empty-success
import { tool } from 'ai';
import { z } from 'zod';

declare function load(tag: string): Promise<string>;

const inputSchema = z.object({ tag: z.string() });

export const tools = {
  member: tool({ inputSchema, execute: async ({ tag }) => ({ tag, text: '' }) }),
  list: tool({ inputSchema, execute: async () => [''] }),
  nothing: tool({ inputSchema, execute: async () => null }),
  value: tool({ inputSchema, execute: async ({ tag }) => load(tag) }),
  nested: tool({
    inputSchema,
    execute: async ({ tag }) => {
      const texts = tag.split(',').map(part => {
        if (part === ' ') return '';
        return part;
      });
      return texts.join(' ');
    },
  }),
  shaped: tool({
    inputSchema,
    execute: async () => '',
    toModelOutput: () => ({ type: 'text', value: 'Done.' }),
  }),
  progress: tool({
    inputSchema,
    async *execute({ tag }) {
      yield '';
      yield await load(tag);
    },
  }),
};

export const command = { execute: async () => '' };
