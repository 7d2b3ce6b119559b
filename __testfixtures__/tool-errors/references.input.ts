// @from 6
// @only tool-errors
import { tool, type ToolSet } from 'ai';
import { z } from 'zod';

const inputSchema = z.object({ name: z.string() });
type Input = z.infer<typeof inputSchema>;

declare function request(name: string, signal?: AbortSignal): Promise<string>;

async function load({ name }: Input): Promise<string> {
  return request(name);
}
const list = () => request('all');
const watch = async ({ name }: Input, { abortSignal }: { abortSignal?: AbortSignal }) => request(name, abortSignal);
async function* steps({ name }: Input) {
  yield await request(name);
}
const execute = async (input: Input) => request(input.name);
const safe = async ({ name }: Input) => name.trim();

class Desk {
  constructor(readonly host: string) {}
  async next({ name }: Input): Promise<string> {
    return request(this.host + name);
  }
}
const desk = new Desk('desk.example');

export const tools = {
  load: tool({ inputSchema, execute: load }),
  list: tool({ inputSchema, execute: list }),
  watch: tool({ inputSchema, execute: watch }),
  steps: tool({ inputSchema, execute: steps }),
  shorthand: tool({ inputSchema, execute }),
  bound: tool({ inputSchema, execute: desk.next.bind(desk) }),
  unbound: tool({ inputSchema, execute: desk.next }),
  safe: tool({ inputSchema, execute: safe }),
};

// Nothing gives these parameters a type.
const plain = { description: 'Loads.', inputSchema, execute: load };
const plainWatch = { inputSchema, execute: watch };
export const plainTools = { plain, plainWatch } satisfies ToolSet;

// Others count on the rejection.
export const isThere = (name: string) => load({ name }).then(
  () => true,
  () => false,
);
