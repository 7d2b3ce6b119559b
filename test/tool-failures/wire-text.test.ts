/**
 * What of that which `execute` throws and returns is sent to the provider. The texts of the code as it was are those of the
 * SDK; what is left to check of the code that the tool writes is that nothing of them is in a request.
 *
 * Left out, as no change of a tool reaches it: a callback that changes `toolOutput` in place, and the text that a stream
 * for the browser carries (`redactToolErrors` is a transform of its own).
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Generation } from '../../src/model.js';
import { expectNone } from '../fixtures/expect.js';
import { APIS, type Api, drive, type Outcome } from '../loopback/drive.js';
import { type Loopback, startLoopback } from '../loopback/server.js';
import { leaksOf } from './leaks.js';
import { load, migrated, textOf, unmigrated } from './program.js';
import type { Program } from './project.js';

let loopback: Loopback;

beforeAll(async () => {
  loopback = await startLoopback();
});
afterAll(() => loopback.close());
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const input = { id: 'x', region: 'alps' };

function call(program: Program, name: string, api: Api, generation: Generation = 7, given = input): Promise<Outcome> {
  const turns = [{ toolCalls: [{ name, input: given }] }, { text: 'Done.' }];
  const tools = { [name]: program.tools![name] };
  return drive(loopback, { generation, provider: 'anthropic', api, turns, tools });
}

describe.each(APIS)('what is thrown, by %s', api => {
  let before: Program;
  let after: Program;
  let code: string;
  beforeAll(async () => {
    const texts = await migrated('thrown', 6);
    code = texts.get('program.ts')!;
    before = await load(unmigrated('thrown'), 7);
    after = await load(texts, 7);
  });

  /** The text that 7 sends; a pattern is what it rejects the run with. */
  const thrown: [string, string | RegExp][] = [
    ['plain', 'Error: no route to 172.16.4.9'],
    ['named', 'DatabaseError: lost 172.16.4.9'],
    ['nameless', 'Error: lost 172.16.4.9'],
    ['members', 'Error: lost'],
    ['text', 'lost 172.16.4.9'],
    ['object', '{"host":"172.16.4.9","port":6379}'],
    ['nothing', 'unknown error'],
    ['circular', /circular structure/],
    ['big', /serialize a BigInt/],
  ];
  test.each(thrown)('%s', async (name, sent) => {
    const old = await call(before, name, api);
    if (typeof sent === 'string') {
      expect(old.results).toMatchObject([{ text: sent, isError: true }]);
      expect(old.bodies).toHaveLength(2);
    } else {
      expect(String(old.rejected)).toMatch(sent);
      expect(old.bodies).toHaveLength(1);
    }
    await checkSafe(name);
  });

  test('the issues of a schema', async () => {
    const old = await call(before, 'invalid', api);
    expect(old.results[0]!.text).toContain('"Expected number, received string"');
    const safe = await checkSafe('invalid');
    expect(safe.results[0]!.text).not.toContain('Expected');
  });

  async function checkSafe(name: string): Promise<Outcome> {
    const safe = await call(after, name, api);
    expectNone(leaksOf(safe.bodies), code);
    expect(safe.rejected).toBeUndefined();
    expect(safe.bodies).toHaveLength(2);
    expect(safe.results[0]!.text).toMatch(new RegExp(`\\b${name}_failed\\b`));
    return safe;
  }

  test('5 and 6 send the message alone', async () => {
    for (const generation of [5, 6] as const) {
      const old = await call(await load(unmigrated('thrown'), generation), 'plain', api, generation);
      expect(old.results).toMatchObject([{ text: 'no route to 172.16.4.9', isError: true }]);
    }
  });

  test('4 sends nothing: the run is rejected', async () => {
    const text = textOf('thrown').replaceAll('inputSchema', 'parameters');
    const old = await call(await load(new Map([['program.ts', text]]), 4), 'plain', api, 4);
    expect(old.bodies).toHaveLength(1);
    expect(String(old.rejected)).toMatch(/^AI_ToolExecutionError: .*no route to 172\.16\.4\.9/);
  });
});

describe.each(APIS)('what is returned stays as it is, by %s', api => {
  let before: Program;
  let after: Program;
  beforeAll(async () => {
    before = await load(unmigrated('returned'), 7);
    after = await load(await migrated('returned', 6), 7);
  });

  const returned: [string, string | RegExp][] = [
    ['text', 'Sunny.'],
    ['empty', ''],
    ['number', '7'],
    ['yes', 'true'],
    ['nothing', 'null'],
    ['absent', 'null'],
    ['list', '[1,"two"]'],
    ['object', '{"a":1}'],
    ['date', '{"at":"1970-01-01T00:00:00.000Z"}'],
    ['map', '{"rows":{}}'],
    ['set', '{"rows":{}}'],
    ['error', '{"error":{}}'],
    ['pattern', '{"pattern":{}}'],
    ['notANumber', '{"mean":null}'],
    ['promise', '{"later":{}}'],
    ['instance', '{"owner":"Ida"}'],
    // Written down after `execute` is done, where no `catch` of a tool can reach.
    ['big', /serialize a BigInt/],
    ['circular', /circular structure/],
  ];
  test.each(returned)('%s', async (name, sent) => {
    const [old, safe] = [await call(before, name, api), await call(after, name, api)];
    if (typeof sent === 'string') expect(old.results).toMatchObject([{ text: sent, isError: false }]);
    else expect(String(old.rejected)).toMatch(sent);
    expect(String(safe.rejected)).toBe(String(old.rejected));
    expect(safe.bodies).toEqual(old.bodies);
  });
});

describe.each(APIS)('`toModelOutput` sees what is returned, and nothing that is thrown, by %s', api => {
  test.each(['before', 'after'])('%s', async when => {
    const program = await load(when === 'before' ? unmigrated('model-output') : await migrated('model-output', 6), 7);
    const up = await call(program, 'pollen', api);
    expect(up.results).toMatchObject([{ text: '87 grains in alps', isError: false }]);
    const down = await call(program, 'pollen', api, 7, { ...input, region: 'down' });
    expect(program.shown).toEqual([{ region: 'alps', grains: 87 }]);
    expect(down.results).toMatchObject([{ isError: true }]);
    expect(leaksOf(down.bodies)).toHaveLength(when === 'before' ? 1 : 0);
  });
});
