/** The provider packages of each generation understand the loopback server, and are understood by it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { APIS, drive, PROVIDERS } from './drive.js';
import { type Loopback, startLoopback } from './server.js';

let loopback: Loopback;

beforeAll(async () => {
  loopback = await startLoopback();
});
afterAll(() => loopback.close());

const turns = [
  {
    text: 'Let me see.',
    toolCalls: [
      { name: 'add', input: { a: 1, b: 2 } },
      { name: 'add', input: { a: 3, b: 4 } },
    ],
  },
  { text: 'Three and seven.' },
];

const GENERATIONS = [4, 5, 6, 7] as const;
const ways = GENERATIONS.flatMap(generation =>
  PROVIDERS.flatMap(provider => APIS.map(api => ({ generation, provider, api }))),
);

describe.each(ways)('$provider of $generation by $api', way => {
  const add = {
    [way.generation === 4 ? 'parameters' : 'inputSchema']: z.object({ a: z.number(), b: z.number() }),
    execute: async ({ a, b }: { a: number; b: number }) => ({ sum: a + b }),
  };

  test('calls tools and goes on with their results', async () => {
    const { bodies, results, rejected, text } = await drive(loopback, { ...way, turns, tools: { add } });
    expect(rejected).toBeUndefined();
    expect(bodies.map(body => JSON.parse(body).stream ?? false)).toEqual(Array(2).fill(way.api === 'streamText'));
    expect(results.map(({ text }) => text)).toEqual(['{"sum":3}', '{"sum":7}']);
    expect(text).toMatch(/Three and seven\.$/);
  });

  // The promises of a stream of 4 stay pending then.
  if (way.generation === 4 && way.api === 'streamText') return;
  test('stops where the provider refuses, or no turn is left', async () => {
    const refused = await drive(loopback, { ...way, turns: [{ status: 500 }], tools: { add } });
    expect(String(refused.rejected)).toMatch(/scripted 500/);
    const unscripted = await drive(loopback, { ...way, turns: turns.slice(0, 1), tools: { add } });
    expect(String(unscripted.rejected)).toMatch(/scripted 400/);
    expect(unscripted.bodies).toHaveLength(2);
  });
});
