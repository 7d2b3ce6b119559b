/**
 * Failures that a model can do something about: what is sent of timeouts, of calls that run side by side, and after
 * attempts. And what ends a run still ends it.
 *
 * Left out, as no tool takes part in it: how often a provider's own client asks again, strict schemas, and results that are
 * missing in a request that is made by hand.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectNone } from '../fixtures/expect.js';
import { APIS, drive, type Outcome } from '../loopback/drive.js';
import { type Loopback, startLoopback, type Turn } from '../loopback/server.js';
import { leaksOf } from './leaks.js';
import { load, migrated, unmigrated } from './program.js';
import type { Program } from './project.js';

let loopback: Loopback;
let before: Program;
let after: Program;
let code: string;

beforeAll(async () => {
  loopback = await startLoopback();
  before = await load(unmigrated('correctable'), 7);
  const texts = await migrated('correctable', 6);
  code = texts.get('program.ts')!;
  after = await load(texts, 7);
});
afterAll(() => loopback.close());
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const ask = (name: string, city = 'Rome') => ({ name, input: { city } });
const once = (name: string, city?: string): Turn[] => [{ toolCalls: [ask(name, city)] }, { text: 'Done.' }];

describe.each(APIS)('by %s', api => {
  const run = ({ tools }: Program, turns: readonly Turn[], settings = {}): Promise<Outcome> =>
    drive(loopback, { generation: 7, provider: 'anthropic', api, turns, tools: tools!, settings });

  test('a timeout of the tool itself', async () => {
    const [old, safe] = [await run(before, once('getForecast')), await run(after, once('getForecast'))];
    expect(old.results[0]!.text).toBe('Error: no answer from weather.internal');
    checkGoesOn(safe);
    expect(safe.results[0]!.text).toContain('get_forecast_failed');
  });

  test('two calls side by side, of which one fails', async () => {
    const turns = [{ toolCalls: [ask('getWeather', 'Atlantis'), ask('getWeather', 'Rome')] }, { text: 'Done.' }];
    const [old, safe] = [await run(before, turns), await run(after, turns)];
    checkGoesOn(safe);
    expect(safe.results.map(({ id }) => id)).toEqual(old.results.map(({ id }) => id));
    expect(old.results[0]!.text).toBe('Error: 503 from weather.internal');
    expect(safe.results[0]!.text).toContain('get_weather_failed');
    expect(safe.results[1]).toEqual(old.results[1]);
    expect(safe.results[1]!.text).toBe('Sunny in Rome.');
    // All results of a step stand in one message.
    expect(JSON.parse(safe.bodies[1]!).messages).toHaveLength(3);
  });

  test('attempts of the tool itself', async () => {
    for (const program of [before, after]) {
      const attempts = program.attempts as string[];
      attempts.length = 0;
      const { results } = await run(program, once('tryWeather', 'Oslo'));
      expect(results[0]!.text).toBe('Sunny in Oslo.');
      expect(attempts).toHaveLength(3);
    }
    checkGoesOn(await run(after, once('tryWeather', 'Atlantis')));
  });

  test('a provider that is asked again runs no tool twice', async () => {
    const [first, last] = once('getWeather');
    for (const program of [before, after]) {
      const attempts = program.attempts as string[];
      attempts.length = 0;
      const turns = [first!, { status: 529 }, { status: 500 }, last!];
      const { bodies, text } = await run(program, turns, { maxRetries: 2 });
      expect(text).toBe('Done.');
      expect(bodies.slice(2)).toEqual([bodies[1], bodies[1]]);
      expect(attempts).toEqual(['Rome']);
    }
  });

  test.each(['waitForRain', 'waitForSnow', 'waitForHail'])('an abort of the run while %s waits', async name => {
    for (const program of [before, after]) {
      const controller = new AbortController();
      const reason = new Error('The user left.');
      const outcome = await run(program, once(name), {
        abortSignal: controller.signal,
        onToolExecutionStart: () => setTimeout(() => controller.abort(reason), 10),
      });
      await new Promise(resolve => setTimeout(resolve, 150));
      expect(outcome.bodies, code).toHaveLength(1);
      expect(outcome.rejected).toBe(reason);
    }
    // Who binds the signal knows that nothing failed.
    if (name !== 'waitForHail') expect(console.error).not.toHaveBeenCalled();
  });

  test.each(['waitForRain', 'waitForSnow'])('the time of the run is over while %s waits', async name => {
    for (const program of [before, after]) {
      const outcome = await run(program, once(name), { timeout: { totalMs: 300 } });
      await new Promise(resolve => setTimeout(resolve, 20));
      expect(outcome.bodies, code).toHaveLength(1);
      expect(outcome.rejected).toMatchObject({ name: 'TimeoutError' });
    }
  });

  test('the time of a call is over: the run goes on, and reads no internal text', async () => {
    const old = await run(before, once('waitForRain'), { timeout: { toolMs: 20 } });
    expect(old.results[0]!.text).toBe('Error: socket to weather.internal was closed');
    for (const name of ['waitForRain', 'waitForSnow'])
      checkGoesOn(await run(after, once(name), { timeout: { toolMs: 20 } }));
  });
});

function checkGoesOn({ bodies, rejected }: Outcome): void {
  expectNone(leaksOf(bodies), code);
  expect(rejected).toBeUndefined();
  expect(bodies).toHaveLength(2);
}
