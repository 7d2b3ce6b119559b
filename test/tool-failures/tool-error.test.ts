/**
 * A project's own error for the model: its message passes, and all else becomes a reference that the log has too. The
 * packages of which this convention comes are on no registry, so it is the convention that is checked.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectNone } from '../fixtures/expect.js';
import { APIS, drive, type Outcome } from '../loopback/drive.js';
import { type Loopback, startLoopback } from '../loopback/server.js';
import { leaksOf } from './leaks.js';
import { load, migrated, unmigrated } from './program.js';
import type { Program } from './project.js';

let loopback: Loopback;
const logged = vi.fn();

beforeAll(async () => {
  loopback = await startLoopback();
});
afterAll(() => loopback.close());
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(logged));
afterEach(() => {
  vi.restoreAllMocks();
  logged.mockReset();
});

describe.each(APIS)('by %s', api => {
  const get = ({ tools }: Program, id: string): Promise<Outcome> => {
    const turns = [{ toolCalls: [{ name: 'getOrder', input: { id } }] }, { text: 'Done.' }];
    return drive(loopback, { generation: 7, provider: 'anthropic', api, turns, tools: tools! });
  };

  test.each(['return', 'throw'] as const)('%s', async toolErrors => {
    const before = await load(unmigrated('tool-error'), 7);
    expect((await get(before, 'down')).results[0]!.text).toBe('Error: connect ECONNREFUSED 172.16.4.9:6379');
    expect((await get(before, 'A-7')).results[0]!.text).toBe('ToolError: There is no order A-7.');

    const texts = await migrated('tool-error', 6, { toolErrors, errorRef: true });
    const after = await load(texts, 7);
    const code = texts.get('program.ts')!;
    expect((await get(after, 'A-1')).bodies).toEqual((await get(before, 'A-1')).bodies);

    const told = await get(after, 'A-7');
    expect(told.results[0]!.text).toContain('There is no order A-7.');
    expect(told.results[0]!.isError).toBe(toolErrors === 'throw');

    const down = await get(after, 'down');
    expectNone(leaksOf(down.bodies), code);
    expect(down.bodies).toHaveLength(2);
    const [reference] = /\b[0-9a-f]{8}\b/.exec(down.results[0]!.text) ?? [];
    expect(reference, down.results[0]!.text).toBeDefined();
    const lines = logged.mock.calls.map(parts => parts.map(String).join(' '));
    expect(lines.filter(line => line.includes(reference!) && line.includes('172.16.4.9'))).toHaveLength(1);
  });
});
