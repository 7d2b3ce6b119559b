// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function capture(event: string): Promise<void>;
declare function parse(text: string): string;

async function track(name: string): Promise<string> {
  await capture(name);
  return name;
}

const quick = (name: string): Promise<void> => capture(name);

const counter = {
  async track(name: string): Promise<void> {
    await capture(name);
  },
};

const inputSchema = z.object({ name: z.string() });

export const tools = {
  waited: tool({
    inputSchema,
    execute: async ({ name }) => {
      await track(name);
      return name;
    },
  }),
  returned: tool({
    inputSchema,
    execute: async ({ name }) => {
      return track(name);
    },
  }),
  // It throws before there is a promise.
  quick: tool({
    inputSchema,
    execute: async ({ name }) => {
      quick(name);
      return name;
    },
  }),
  // A class or an object may have another in its place.
  method: tool({
    inputSchema,
    execute: async ({ name }) => {
      counter.track(name);
      return name;
    },
  }),
  argument: tool({
    inputSchema,
    execute: async ({ name }) => {
      track(parse(name));
      return name;
    },
  }),
};
