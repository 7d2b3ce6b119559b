// @from 6
// @only empty-success
// @findings warning:17 warning:25 warning:29 warning:37
import { tool } from 'ai';
import { z } from 'zod';

interface Note {
  tag: string;
  text: string;
}
declare const notes: Note[];
declare function load(tag: string): Promise<string>;

const inputSchema = z.object({ tag: z.string() });

async function textOf({ tag }: { tag: string }): Promise<string> {
  return notes.find(note => note.tag === tag)?.text ?? '';
}

export const tools = {
  block: tool({
    inputSchema,
    execute: async ({ tag }) => {
      const hit = notes.find(note => note.tag === tag);
      if (!hit) return '';
      return hit.text;
    },
  }),
  branch: tool({ inputSchema, execute: ({ tag }) => (tag ? tag : ``) }),
  reference: tool({ inputSchema, execute: textOf }),
  failure: tool({
    inputSchema,
    async execute({ tag }) {
      try {
        return await load(tag);
      } catch {
        return '';
      }
    },
  }),
};
