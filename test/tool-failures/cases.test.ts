/**
 * What the wrap does to each kind of `execute`, seen from the provider: the same programs run under 7 as they were and as
 * they are after the migration, while the services behind their tools are down and while they are up.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectNone } from '../fixtures/expect.js';
import { APIS, type Api, drive, type Outcome, watch } from '../loopback/drive.js';
import { type Loopback, startLoopback } from '../loopback/server.js';
import { CASES, type Call, type Case, REJECTION } from './cases.js';
import { leaksOf } from './leaks.js';
import { toolAt } from './places.js';
import { type Changed, compileCases, loadCases, migrateCases, type Program, type Run } from './project.js';

let loopback: Loopback;
let run: Run;
let programs: Record<'before' | 'after', (of: Case) => Program>;
let errors: Record<'before' | 'after', (of: Case) => string[]>;

beforeAll(async () => {
  loopback = await startLoopback();
  run = await migrateCases();
  programs = { before: await loadCases(run.before), after: await loadCases(run.after) };
  errors = { before: compileCases(run.before, 6), after: compileCases(run.after, 7) };
});
afterAll(() => loopback.close());

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

for (const of of CASES) {
  describe(of.name, () => {
    const changed = () => run.changed.get(of)!;
    test('wraps what can fail, and nothing else', () => checkWraps(of, changed()));
    test('finds what a person must see to', () => checkFindings(of, changed()));
    test('compiles before and after', () => {
      expectNone(errors.before(of), 'under 6');
      expectNone(errors.after(of), `under 7\n${changed().after}`);
    });
    test('stays as it is in a second run', () => expect(changed().again).toBe(changed().after));
    for (const call of of.calls ?? [])
      for (const api of apisOf(of)) test(`${describeCall(call)} by ${api}`, () => checkCall(of, call, api));
    for (const [name, value] of Object.entries(of.probes ?? {}))
      test(`${name}() gives ${value}`, async () => {
        vi.stubEnv('OUTSIDE', 'down');
        const probe = programs.after(of)[name] as () => Promise<unknown>;
        expect(await probe().catch(() => REJECTION)).toBe(value);
      });
  });
}

/** A program with a call of its own says how. */
const apisOf = ({ name }: Case): readonly Api[] => (/inline|repair/.test(name) ? ['generateText'] : APIS);

const describeCall = ({ tool, input }: Call): string => `${tool}(${JSON.stringify(input)})`;

function checkWraps(of: Case, { before, after, edits, failures, changedBeside }: Changed): void {
  expectNone(failures, 'failures');
  expectNone(changedBeside, 'files that none of the cases may change');
  const tools = toolsOf(of);
  const toolOf = toolAt(before, tools);
  const wrapped = edits.filter(({ transform }) => transform === 'tool-errors').map(({ line }) => toolOf(line));
  const certain = tools.filter(tool => of.wraps?.[tool] !== 'may');
  const expected = certain.filter(tool => of.wraps && tool in of.wraps);
  expect(
    certain.filter(tool => wrapped.includes(tool)),
    after,
  ).toEqual(expected);
  for (const text of of.keeps ?? []) expect(after).toMatch(text);
}

const toolsOf = (of: Case): string[] =>
  Object.keys(programs.before(of).tools ?? Object.fromEntries((of.calls ?? []).map(({ tool }) => [tool, 0])));

function checkFindings(of: Case, { before, findings }: Changed): void {
  const toolOf = toolAt(before, toolsOf(of));
  const found = findings.map(({ transform, line }) => [transform, toolOf(line)].filter(Boolean).join(' '));
  expect(found.sort()).toEqual([...(of.findings ?? [])].sort());
}

async function checkCall(of: Case, call: Call, api: Api): Promise<void> {
  const up = call.fails === 'always' ? undefined : await checkSuccess(of, call, api);
  if (call.fails === 'never') return;

  vi.stubEnv('OUTSIDE', call.fails === 'always' ? 'up' : 'down');
  const [before, after] = [await play(of, call, api, 'before'), await play(of, call, api, 'after')];
  if (call.leaks === 'never') expectNone(leaksOf(before.bodies), 'leaks before the migration');
  else if (!call.rejects) expect(leaksOf(before.bodies), 'leaks before the migration').not.toEqual([]);
  if (call.leaks !== 'still') expectNone(leaksOf(after.bodies), `${describeCall(call)} by ${api}`);
  if (call.rejects) return expect(String(after.rejected)).toMatch(call.rejects);

  expect(after.rejected).toBeUndefined();
  expect(after.bodies).toHaveLength(2);
  const [result] = after.results;
  expect(result!.text).not.toMatch(/^(?:""|null|undefined)?$/);
  expect(result!.text).not.toBe(up?.results[0]?.text);
  if (call.says) expect(result!.text).toMatch(call.says);
  const manner = of.wraps?.[call.tool];
  if (call.leaks !== 'still' && (manner === 'return' || manner === 'throw'))
    expect(result!.isError).toBe(manner === 'throw');
  expect(after.progress.slice(0, before.progress.length)).toEqual(before.progress);
}

/** While all goes well, each request is the same, byte for byte. */
async function checkSuccess(of: Case, call: Call, api: Api): Promise<Played> {
  vi.stubEnv('OUTSIDE', 'up');
  const [before, after] = [await play(of, call, api, 'before'), await play(of, call, api, 'after')];
  if (call.fails === 'never' && call.rejects) {
    for (const { bodies, rejected } of [before, after]) {
      expect(String(rejected)).toMatch(call.rejects);
      expect(bodies).toHaveLength(1);
    }
  } else {
    expect(before.rejected).toBeUndefined();
    expect(after.rejected).toBeUndefined();
    expect(after.bodies).toHaveLength(2);
  }
  expect(after.bodies).toEqual(before.bodies);
  expect(after.progress).toEqual(before.progress);
  return after;
}

interface Played extends Outcome {
  /** What a streaming tool gave before its last value. */
  progress: unknown[];
}

async function play(of: Case, { tool, input }: Call, api: Api, when: 'before' | 'after'): Promise<Played> {
  const { tools, main } = programs[when](of);
  const turns = [{ toolCalls: [{ name: tool, input }] }, { text: 'Done.' }];
  const progress: unknown[] = [];
  const under = { generation: 7, provider: 'anthropic', turns } as const;
  if (main) return { ...(await watch(loopback, under, main)), progress };
  const onChunk = ({ chunk }: { chunk: { preliminary?: boolean; output?: unknown } }): void => {
    if (chunk.preliminary) progress.push(chunk.output);
  };
  return { ...(await drive(loopback, { ...under, api, tools: tools!, settings: { onChunk } })), progress };
}
