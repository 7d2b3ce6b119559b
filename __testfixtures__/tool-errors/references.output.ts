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
  load: tool({ inputSchema, execute: async (input) => {
    try {
      return await load(input);
    } catch (error) {
      console.error('Tool "load" failed:', error);
      return { ok: false as const, error: 'load_failed', retryable: true };
    }
  } }),
  list: tool({ inputSchema, execute: async () => {
    try {
      return await list();
    } catch (error) {
      console.error('Tool "list" failed:', error);
      return { ok: false as const, error: 'list_failed', retryable: true };
    }
  } }),
  watch: tool({ inputSchema, execute: async (input, options) => {
    try {
      return await watch(input, options);
    } catch (error) {
      options.abortSignal?.throwIfAborted();
      console.error('Tool "watch" failed:', error);
      return { ok: false as const, error: 'watch_failed', retryable: false };
    }
  } }),
  steps: tool({ inputSchema, execute: async function* (input) {
    try {
      yield* steps(input);
    } catch (error) {
      console.error('Tool "steps" failed:', error);
      yield { ok: false as const, error: 'steps_failed', retryable: false };
    }
  } }),
  shorthand: tool({ inputSchema, execute: async (input) => {
    try {
      return await execute(input);
    } catch (error) {
      console.error('Tool "shorthand" failed:', error);
      return { ok: false as const, error: 'shorthand_failed', retryable: false };
    }
  } }),
  bound: tool({ inputSchema, execute: async (input) => {
    try {
      return await desk.next(input);
    } catch (error) {
      console.error('Tool "bound" failed:', error);
      return { ok: false as const, error: 'bound_failed', retryable: false };
    }
  } }),
  unbound: tool({ inputSchema, execute: async (input) => {
    try {
      return await desk.next(input);
    } catch (error) {
      console.error('Tool "unbound" failed:', error);
      return { ok: false as const, error: 'unbound_failed', retryable: false };
    }
  } }),
  safe: tool({ inputSchema, execute: safe }),
};

// Nothing gives these parameters a type.
const plain = { description: 'Loads.', inputSchema, execute: async (input: Parameters<typeof load>[0]) => {
  try {
    return await load(input);
  } catch (error) {
    console.error('Tool "plain" failed:', error);
    return { ok: false as const, error: 'plain_failed', retryable: false };
  }
} };
const plainWatch = { inputSchema, execute: async (input: Parameters<typeof watch>[0], options: Parameters<typeof watch>[1]) => {
  try {
    return await watch(input, options);
  } catch (error) {
    options.abortSignal?.throwIfAborted();
    console.error('Tool "plainWatch" failed:', error);
    return { ok: false as const, error: 'plain_watch_failed', retryable: false };
  }
} };
export const plainTools = { plain, plainWatch } satisfies ToolSet;

// Others count on the rejection.
export const isThere = (name: string) => load({ name }).then(
  () => true,
  () => false,
);
