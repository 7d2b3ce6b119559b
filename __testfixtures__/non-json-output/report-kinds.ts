// @from 6
// @only non-json-output
// @findings error:29 error:30 error:35 warning:21 warning:22 warning:23 warning:24 warning:25 warning:40 warning:40 warning:46 warning:46 warning:46 warning:46 warning:46 warning:51 warning:56 warning:57
import { tool } from 'ai';
import { z } from 'zod';

declare function rowsOf(poll: string): Promise<{ option: string; votes: bigint }[]>;
declare function count(option: string): Promise<number>;
declare const inbox: { headers: Headers; search: URLSearchParams; logo: Buffer; vector: Float32Array };

const inputSchema = z.object({ poll: z.string() });

export const tools = {
  votes: tool({
    inputSchema,
    execute: async ({ poll }) => {
      const tally = new Map<string, number>();
      const options = ['yes', 'no'];
      return {
        poll,
        tally,
        options: new Set(options),
        counts: options.map(option => count(option)),
        pattern: /^yes|no$/,
        deep: { error: new TypeError('closed'), at: new Date() },
      };
    },
  }),
  balance: tool({ inputSchema, execute: async () => ({ wei: 10n ** 18n, nothing: undefined }) }),
  rows: tool({ inputSchema, execute: async ({ poll }) => rowsOf(poll) }),
  mapped: tool({
    inputSchema,
    async execute({ poll }) {
      const rows = await rowsOf(poll);
      return rows.map(({ option, votes }) => ({ option, votes }));
    },
  }),
  average: tool({
    inputSchema,
    execute: ({ poll }) => ({ average: poll === '' ? Number.NaN : 1, most: -Infinity }),
  }),
  mail: tool({
    inputSchema,
    execute: async function () {
      const { headers, search, logo, vector } = inbox;
      return { headers, search, logo, vector, body: inbox.logo };
    },
  }),
  each: tool({
    inputSchema,
    execute: async ({ poll }) => [poll].map(async option => ({ option, votes: await count(option) })),
  }),
  stream: tool({
    inputSchema,
    async *execute() {
      yield { seen: new Set<number>() };
      yield { seen: [1], next: (): number => 2 };
    },
  }),
};
