/** A failure that is returned is no error to the provider, unless it is asked to stay one. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Choices } from '../../src/model.js';
import { expectNone } from '../fixtures/expect.js';
import { APIS, drive, type Outcome } from '../loopback/drive.js';
import { type Loopback, startLoopback } from '../loopback/server.js';
import { leaksOf } from './leaks.js';
import { load, migrated, unmigrated } from './program.js';
import type { Program } from './project.js';

let loopback: Loopback;

beforeAll(async () => {
  loopback = await startLoopback();
});
afterAll(() => loopback.close());
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const ways: [string, Partial<Choices>, boolean][] = [
  ['is an answer', {}, false],
  ['is an error with --keep-is-error', { keepIsError: true }, true],
  ['is an error with --keep-is-error and no module', { keepIsError: true, toolErrorsHelper: 'off' }, true],
  ['is an error where it is thrown', { toolErrors: 'throw' }, true],
];

describe.each(APIS)('by %s', api => {
  const run = ({ tools }: Program, name: string): Promise<Outcome> => {
    const turns = [{ toolCalls: [{ name, input: { train: 'ICE' } }] }, { text: 'Done.' }];
    return drive(loopback, { generation: 7, provider: 'anthropic', api, turns, tools: tools! });
  };

  describe.each(ways)('a failure %s', (_, choices, isError) => {
    test.each(['countSeats', 'nameSeat'])('%s', async name => {
      const before = await load(unmigrated('error-flag'), 7);
      const texts = await migrated('error-flag', 6, choices);
      const after = await load(texts, 7);
      expect((await run(after, name)).bodies).toEqual((await run(before, name)).bodies);

      vi.stubEnv('OUTSIDE', 'down');
      expect((await run(before, name)).results).toMatchObject([{ isError: true }]);
      const { bodies, results } = await run(after, name);
      expectNone(leaksOf(bodies), texts.get('program.ts')!);
      expect(bodies).toHaveLength(2);
      expect(results, texts.get('program.ts')).toMatchObject([{ isError }]);
      expect(results[0]!.text).toMatch(/_failed/);
    });
  });
});
