/**
 * What an upgrade to 7 breaks without a word in a program with tools, through a real provider: as it was under its own
 * generation, as it was under 7, and after the migration. What is not about tools is compared in `test/wire`.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Generation } from '../../src/model.js';
import { expectNone } from '../fixtures/expect.js';
import { type Outcome, PROVIDERS, type Provider, watch } from '../loopback/drive.js';
import { type Loopback, startLoopback } from '../loopback/server.js';
import { leaksOf } from './leaks.js';
import { load, migrated, textOf, unmigrated } from './program.js';
import type { Program } from './project.js';

let loopback: Loopback;

beforeAll(async () => {
  loopback = await startLoopback();
});
afterAll(() => loopback.close());
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const turns = [{ toolCalls: [{ name: 'getStock', input: { sku: 'B1' } }] }, { text: 'There are two.' }];

interface Seen extends Outcome {
  returned: Record<string, unknown>;
}

async function run({ main }: Program, generation: Generation, provider: Provider): Promise<Seen> {
  let returned = {};
  const outcome = await watch(loopback, { generation, provider, turns }, async model => {
    const result = await main!(model);
    returned = result;
    return result;
  });
  return { ...outcome, returned };
}

const first = ({ bodies }: Outcome) => JSON.parse(bodies[0]!);
const schemaOf = (outcome: Outcome) => {
  const [tool] = first(outcome).tools;
  return tool.input_schema ?? tool.function.parameters;
};

describe.each(PROVIDERS)('%s', provider => {
  test('from 4', async () => {
    const old = await run(await load(unmigrated('upgrade-4'), 4), 4, provider);
    expect(old.bodies).toHaveLength(2);
    expect(first(old).max_tokens).toBe(300);
    expect(old.returned).toMatchObject({ text: 'There are two.', calls: [{ sku: 'B1' }], spent: 20 });

    // The system message is refused before anything is sent.
    const broken = await run(await load(unmigrated('upgrade-4'), 7), 7, provider);
    expect(String(broken.rejected)).toMatch(/^AI_InvalidPromptError/);
    expect(broken.bodies).toEqual([]);

    // Without it one request is sent, in which most of the settings are missing.
    const text = textOf('upgrade-4').replace(/\{ role: 'system'.*\n/, '');
    const silent = await run(await load(new Map([['program.ts', text]]), 7), 7, provider);
    expect(silent.bodies).toHaveLength(1);
    expect(schemaOf(silent).properties).toEqual({});
    expect(JSON.stringify(first(silent))).not.toContain(':300');
    expect(silent.returned).toMatchObject({ text: '', calls: [undefined], spent: undefined });

    const texts = await migrated('upgrade-4', 4);
    const fixed = await run(await load(texts, 7), 7, provider);
    expect(fixed.bodies, texts.get('program.ts')).toHaveLength(2);
    expect(first(fixed).max_tokens ?? first(fixed).max_completion_tokens).toBe(300);
    expect(schemaOf(fixed).properties).toEqual(schemaOf(old).properties);
    expect(fixed.results.map(({ text }) => text)).toEqual(old.results.map(({ text }) => text));
    expect(fixed.returned).toMatchObject({ text: 'There are two.', calls: [{ sku: 'B1' }], spent: 20 });
    await checkSafe(texts, provider);
  });

  test('from 6', async () => {
    const old = await run(await load(unmigrated('upgrade-6'), 6), 6, provider);
    expect(old.results[0]!.text).toBe('{"found":"B1 at Harbour"}');

    // The context does not arrive, and what comes of that is read by the model.
    const broken = await run(await load(unmigrated('upgrade-6'), 7), 7, provider);
    expect(broken.results[0]!.text).toContain('TypeError: Cannot destructure');

    const texts = await migrated('upgrade-6', 6);
    const fixed = await run(await load(texts, 7), 7, provider);
    expect(fixed.results[0]!.text, texts.get('program.ts')).toBe('{"found":"B1 at Harbour"}');
    expect(fixed.returned).toMatchObject({ text: 'There are two.', kept: old.returned.kept });
    await checkSafe(texts, provider);
  });
});

async function checkSafe(texts: Map<string, string>, provider: Provider): Promise<void> {
  vi.stubEnv('OUTSIDE', 'down');
  const down = await run(await load(texts, 7), 7, provider);
  expectNone(leaksOf(down.bodies), texts.get('program.ts')!);
  expect(down.bodies).toHaveLength(2);
  expect(down.results[0]!.text).toContain('get_stock_failed');
}
