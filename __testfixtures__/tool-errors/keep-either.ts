// @from 6
// @only tool-errors
// @findings warning:20 warning:32 warning:41 warning:53
import { type Tool, tool } from 'ai';
import { z } from 'zod';

declare function load(name: string): Promise<string>;
declare function check(text: string): string;

async function* parts(name: string) {
  yield await load(name);
}

const inputSchema = z.object({ name: z.string(), live: z.boolean() });

export const tools = {
  // As an async function it would promise the iterable, which the SDK does not read then.
  body: tool({
    inputSchema,
    execute: ({ name, live }) => {
      if (live) return parts(name);
      return load(name).then(check);
    },
  }),
};

const find = ({ name, live }: { name: string; live: boolean }) => (live ? parts(name) : load(name));

export const named = {
  find: tool({
    inputSchema,
    execute: find,
  }),
};

/** Wraps whatever a tool runs. */
export const checked = (inner: (input: unknown, options: unknown) => AsyncIterable<string> | PromiseLike<string>) =>
  ({
    description: 'Checked',
    inputSchema,
    execute(input: unknown, options: unknown) {
      const output = inner(input, options);
      if (Symbol.asyncIterator in output) return output;
      return Promise.resolve(output).then(check);
    },
  }) satisfies Tool;

/** The same, where no type tells. */
export const untyped = (inner: (input: unknown, options: unknown) => any) =>
  ({
    description: 'Checked',
    inputSchema,
    execute(input: unknown, options: unknown) {
      const output = inner(input, options);
      return Symbol.asyncIterator in output ? output : Promise.resolve(output).then(check);
    },
  }) satisfies Tool;
